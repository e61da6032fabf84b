import Testing
import UIKitTesting

@testable import UIKitCollections

@MainActor
struct LayoutChangeTests {
    @MainActor
    private final class Cell: UICollectionViewCell {
        static var log: [String] = []
        override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
            Self.log.append("will")
        }
        override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) { Self.log.append("did") }
    }

    @MainActor
    private struct Stage {
        let small = UICollectionViewFlowLayout()
        let large = UICollectionViewFlowLayout()
        let view: UICollectionView
        let screen: TestScreen

        init(items: Int = 60) {
            small.itemSize = CGSize(width: 50, height: 50)
            large.itemSize = CGSize(width: 150, height: 150)
            Cell.log = []
            view = UICollectionView.shown(ItemSource(items: items), layout: small, cell: Cell.self)
            screen = TestScreen(showing: view)
            screen.settle()
        }
    }

    @Test("CV-98: another layout is shown with cells on the way; they hear of it before and after")
    func animated() {
        let stage = Stage()
        let cell = stage.view.cellForItem(at: [0, 3])!
        var isDone: Bool?
        stage.view.setCollectionViewLayout(stage.large, animated: true) { isDone = $0 }
        #expect(stage.view.collectionViewLayout === stage.large)
        #expect(stage.view.cellForItem(at: [0, 3]) === cell)
        #expect(cell.frame.size == CGSize(width: 150, height: 150))
        #expect(Cell.log.contains("will"))
        #expect(!Cell.log.contains("did"))
        stage.screen.wait(0.1)
        #expect((cell.layer.presentation()?.bounds.width ?? 0) < 149)
        stage.screen.wait(0.6)
        #expect(isDone == true)
        #expect(Cell.log.contains("did"))
        #expect(stage.small.collectionView == nil)
        #expect(stage.large.collectionView === stage.view)
        #expect(stage.view.indexPathsForVisibleItems.count == 6)
    }

    @Test("CV-98: without animation it is there at once")
    func still() {
        let stage = Stage()
        stage.view.collectionViewLayout = stage.large
        stage.view.layoutIfNeeded()
        #expect(stage.view.cellForItem(at: [0, 0])?.frame.size == CGSize(width: 150, height: 150))
        stage.view.setCollectionViewLayout(stage.small, animated: false)
        stage.view.layoutIfNeeded()
        #expect(stage.view.cellForItem(at: [0, 0])?.frame.size == CGSize(width: 50, height: 50))
    }

    @Test("The item in the middle stays in sight when the layout changes")
    func anchor() {
        let stage = Stage(items: 600)
        stage.view.scroll(to: 2000)
        let middle = stage.view.indexPathForItem(at: CGPoint(x: 160, y: 2220)) ?? [0, 184]
        stage.view.setCollectionViewLayout(stage.large, animated: false)
        stage.view.layoutIfNeeded()
        let items = stage.view.indexPathsForVisibleItems.map(\.item)
        #expect(items.contains { abs($0 - middle.item) <= 6 })
    }

    @Test("CV-99: an interactive change: elements stand between both layouts, progress is not clamped, and the end is told")
    func interactive() {
        let stage = Stage()
        var ends: [Bool] = []
        let between = stage.view.startInteractiveTransition(to: stage.large) { ends += [$0, $1] }
        #expect(stage.view.collectionViewLayout === between)
        #expect(between.transitionProgress == 0)
        #expect(between.currentLayout === stage.small)
        #expect(between.nextLayout === stage.large)
        let cell = stage.view.cellForItem(at: [0, 0])!
        between.transitionProgress = 0.5
        stage.view.layoutIfNeeded()
        #expect(cell.frame.size == CGSize(width: 100, height: 100))
        between.transitionProgress = 2
        #expect(between.transitionProgress == 2)
        between.transitionProgress = 0.8
        stage.view.finishInteractiveTransition()
        stage.screen.wait(0.6)
        #expect(ends == [true, true])
        #expect(stage.view.collectionViewLayout === stage.large)
        #expect(cell.frame.size == CGSize(width: 150, height: 150))
        between.updateValue(3, forAnimatedKey: "a")
        #expect(between.value(forAnimatedKey: "a") == 3)
        #expect(between.value(forAnimatedKey: "b") == 0)
    }

    @Test("CV-99: an interactive change that is cancelled goes back")
    func cancelled() {
        let stage = Stage()
        var ends: [Bool] = []
        let between = stage.view.startInteractiveTransition(to: stage.large) { ends += [$0, $1] }
        between.transitionProgress = 0.5
        stage.view.layoutIfNeeded()
        stage.view.cancelInteractiveTransition()
        stage.screen.wait(0.6)
        #expect(ends == [false, true])
        #expect(stage.view.collectionViewLayout === stage.small)
        #expect(stage.view.cellForItem(at: [0, 0])?.frame.size == CGSize(width: 50, height: 50))
    }
}
