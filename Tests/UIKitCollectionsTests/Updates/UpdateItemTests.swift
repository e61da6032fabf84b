import Testing
import UIKitCollections
import UIKitTesting

@MainActor
struct UpdateItemTests {
    /// As tests of layouts make up a change.
    private final class Change: UICollectionViewUpdateItem {
        private let before: IndexPath?

        init(before: IndexPath?) {
            self.before = before
            super.init()
        }

        override var indexPathBeforeUpdate: IndexPath? { before }
        override var updateAction: Action { .delete }
    }

    @Test("A subclass can tell of a change by itself")
    func subclass() {
        let item: UICollectionViewUpdateItem = Change(before: IndexPath(item: 1, section: 2))
        #expect(item.indexPathBeforeUpdate == IndexPath(item: 1, section: 2))
        #expect(item.indexPathAfterUpdate == nil)
        #expect(item.updateAction == .delete)
        #expect(UICollectionViewUpdateItem().updateAction == .insert)
    }
}
