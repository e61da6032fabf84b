import Foundation
import Testing
import UIKitTesting

@testable import UIKitCollections

/// The menus of items that apps had before there were context menus.
@MainActor
struct ItemEditMenuTests {
    private func stage(_ delegate: any UICollectionViewDelegate) -> (UICollectionView, TestScreen) {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 80, height: 60)
        let view = UICollectionView.shown(ItemSource(items: 6), layout: layout)
        view.delegate = delegate
        return (view, TestScreen(showing: view))
    }

    private func press(_ item: Int, _ view: UICollectionView, _ screen: TestScreen) {
        let cell = view.cellForItem(at: [0, item])!
        let finger = screen.touchDown(at: view.convert(cell.center, to: nil as UIView?))
        screen.wait(0.7)
        finger.lift()
        screen.wait(0.5)
    }

    @Test("CV-46: a finger that stays on an item brings the commands that the delegate allows, and the one that is tapped is performed")
    func menu() throws {
        let delegate = AllThree()
        let (view, screen) = stage(delegate)
        press(2, view, screen)
        #expect(screen.shows("Copy"))
        #expect(!screen.shows("Paste"))
        #expect(view.indexPathsForSelectedItems == [])
        try screen.tap("Copy")
        screen.wait(0.5)
        #expect(delegate.calls == ["show 2", "copy: 2"])
        #expect(!UIMenuController.shared.isMenuVisible)
    }

    @Test("CV-46: where one of the three methods is missing there is no menu")
    func missing() {
        let delegate = Two()
        let (view, screen) = stage(delegate)
        press(2, view, screen)
        #expect(!UIMenuController.shared.isMenuVisible)
        #expect(view.editMenus == nil)
    }

    private final class AllThree: NSObject, UICollectionViewDelegate {
        var calls: [String] = []
        func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
            calls.append("show \(indexPath.item)")
            return true
        }
        func collectionView(
            _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?
        ) -> Bool { action == Selector(("copy:")) }
        func collectionView(
            _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?
        ) { calls.append("\(NSStringFromSelector(action)) \(indexPath.item)") }
    }

    private final class Two: NSObject, UICollectionViewDelegate {
        func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool { true }
        func collectionView(
            _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?
        ) -> Bool { true }
    }
}
