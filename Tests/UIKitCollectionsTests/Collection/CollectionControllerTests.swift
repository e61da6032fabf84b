import Testing
import UIKitTesting

@testable import UIKitCollections

@MainActor
struct CollectionControllerTests {
    @MainActor
    private class Controller: UICollectionViewController {
        var log: [String] = []
        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        }
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
        override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        }
        override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            log.append("didSelect \(indexPath.item)")
        }
    }

    @Test("CV-245, CV-247: the controller makes a collection view with its layout inside its view, and is its data source and delegate")
    func making() throws {
        let layout = UICollectionViewFlowLayout()
        let controller = Controller(collectionViewLayout: layout)
        #expect(controller.collectionViewLayout === layout)
        #expect(!controller.isViewLoaded)
        let screen = TestScreen(showing: controller)
        screen.settle()
        #expect(controller.view !== controller.collectionView)
        #expect(controller.collectionView.superview === controller.view)
        #expect(controller.collectionView.dataSource === controller)
        #expect(controller.collectionView.delegate === controller)
        #expect(controller.collectionView.visibleCells.count == 5)
        let cell = controller.collectionView.cellForItem(at: [0, 1])!
        try screen.tap(at: cell.convert(CGPoint(x: 25, y: 25), to: nil))
        #expect(controller.log == ["didSelect 1"])
    }

    @Test("CV-246: the selection is cleared whenever the controller appears again, unless it is kept")
    func clearing() {
        let controller = Controller(collectionViewLayout: UICollectionViewFlowLayout())
        let screen = TestScreen(showing: controller)
        screen.settle()
        #expect(controller.clearsSelectionOnViewWillAppear)
        #expect(controller.installsStandardGestureForInteractiveMovement)
        for (clears, expected) in [(true, []), (false, [IndexPath(item: 2, section: 0)])] {
            controller.clearsSelectionOnViewWillAppear = clears
            controller.collectionView.selectItem(at: [0, 2], animated: false, scrollPosition: [])
            controller.beginAppearanceTransition(false, animated: false)
            controller.endAppearanceTransition()
            controller.beginAppearanceTransition(true, animated: false)
            controller.endAppearanceTransition()
            #expect(controller.collectionView.indexPathsForSelectedItems == expected)
        }
    }

    @Test("A press on something that can be dragged, deeper than the items, does not move the item", arguments: [true, false])
    func draggableContent(isDraggable: Bool) throws {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        let controller = Movable(collectionViewLayout: layout)
        let screen = TestScreen(showing: controller)
        screen.settle()
        let cell = try #require(controller.collectionView.cellForItem(at: [0, 0]))
        let content = UIView(frame: cell.contentView.bounds)
        let source = Source()
        let drag = UIDragInteraction(delegate: source)
        drag.isEnabled = isDraggable
        content.addInteraction(drag)
        cell.contentView.addSubview(content)
        let start = content.convert(CGPoint(x: 50, y: 50), to: nil)
        try screen.drag(from: start, to: CGPoint(x: start.x + 120, y: start.y), after: 0.7)
        screen.settle()
        #expect(controller.moves == (isDraggable ? [] : ["0 to 1"]))
        #expect(source.isAsked == isDraggable)
    }

    private final class Movable: Controller {
        var moves: [String] = []
        override func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) { moves.append("\(sourceIndexPath.item) to \(destinationIndexPath.item)") }
    }

    private final class Source: NSObject, UIDragInteractionDelegate {
        var isAsked = false
        func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
            isAsked = true
            return [UIDragItem(itemProvider: NSItemProvider(object: "a" as NSString))]
        }
    }

    @Test("Editing the controller edits its collection view")
    func editing() {
        let controller = Controller(collectionViewLayout: UICollectionViewFlowLayout())
        controller.loadViewIfNeeded()
        controller.setEditing(true, animated: false)
        #expect(controller.collectionView.isEditing)
    }

    @Test("A controller's subclass overrides the methods of the index and of the older menus, which are then asked")
    func overriddenMethods() {
        let controller = Lettered(collectionViewLayout: UICollectionViewFlowLayout())
        let screen = TestScreen(size: CGSize(width: 200, height: 300), scale: 2)
        screen.window.rootViewController = controller
        screen.settle()
        #expect(controller.collectionView.itemIndex.titles == ["A", "B"])
        #expect(controller.responds(to: #selector(UICollectionViewDelegate.collectionView(_:shouldShowMenuForItemAt:))))
        let plain = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        #expect(!plain.responds(to: #selector(UICollectionViewDelegate.collectionView(_:shouldShowMenuForItemAt:))))
        #expect(!plain.responds(to: #selector(UICollectionViewDataSource.indexTitles(for:))))
    }
}

private final class Lettered: UICollectionViewController {
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    override func indexTitles(for collectionView: UICollectionView) -> [String]? { ["A", "B"] }
    override func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath {
        IndexPath(item: index, section: 0)
    }
    override func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool { true }
    override func collectionView(
        _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?
    ) -> Bool { true }
    override func collectionView(
        _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?
    ) {}
    override func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout { UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout) }
}
