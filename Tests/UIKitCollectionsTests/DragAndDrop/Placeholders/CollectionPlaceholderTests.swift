import Foundation
import Testing
import UIKitTesting

@testable import UIKitCollections
@testable import UIKitCore

/// Room for what is dragged over a collection view from elsewhere, and items that hold its position until its data are there.
@MainActor
struct CollectionPlaceholderTests {
    private let screen = TestScreen(size: CGSize(width: 300, height: 600), scale: 1)
    private let view: UICollectionView
    private let owner = PlaceholderOwner()
    private let source = UIView(frame: CGRect(x: 20, y: 450, width: 100, height: 60))

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "loading")
        view.dataSource = owner
        view.delegate = owner
        view.dropDelegate = owner
        source.addInteraction(UIDragInteraction(delegate: owner))
        screen.window.addSubview(view)
        screen.window.addSubview(source)
        screen.settle()
    }

    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    private var labels: [String] {
        var labels: [String] = []
        view.performUsingPresentationValues {
            labels = view.indexPathsForVisibleItems.map { view.cellForItem(at: $0)?.accessibilityLabel ?? "" }
        }
        return labels
    }

    private func drop() throws {
        try screen.drag(from: source.center, to: CGPoint(x: 150, y: 50), after: 0.6)
        screen.wait(1)
    }

    @Test("SV-36 SV-42: items make room for what comes from elsewhere, follow the finger, and close up when it leaves")
    func gap() throws {
        let finger = screen.touchDown(at: source.center)
        screen.wait(0.7)
        finger.move(to: CGPoint(x: 150, y: 50))
        screen.wait(0.5)
        #expect(view.hasUncommittedUpdates)
        #expect(labels == ["a", "", "b", "c"])
        #expect(owner.destination == path(1))
        #expect(view.numberOfItems(inSection: 0) == 3)
        #expect(view.cellForItem(at: path(1))?.frame.minX == 200)
        finger.move(to: CGPoint(x: 50, y: 50))
        screen.wait(0.5)
        #expect(labels == ["", "a", "b", "c"])
        finger.move(to: CGPoint(x: 150, y: 520))
        screen.wait(0.5)
        #expect(!view.hasUncommittedUpdates)
        #expect(labels == ["a", "b", "c"])
        finger.lift()
        screen.wait(1)
    }

    @Test("what is put in where the gap was stands there, and no gap is left")
    func filling() throws {
        owner.usesPlaceholder = false
        try drop()
        #expect(owner.items == ["a", "new", "b", "c"])
        #expect(labels == owner.items)
        #expect(!view.hasUncommittedUpdates)
        #expect(view.visibleCells.allSatisfy { !$0.isHidden })
    }

    @Test("SV-39: a placeholder is shown with its own cell, which is filled again when that is asked for")
    func coming() throws {
        try drop()
        #expect(labels == ["a", "loading 1", "b", "c"])
        #expect(owner.items == ["a", "b", "c"])
        #expect(view.hasUncommittedUpdates)
        owner.context?.setNeedsCellUpdate()
        #expect(labels[1] == "loading 2")
        #expect(view.numberOfItems(inSection: 0) == 3)
        #expect(view.indexPathsForVisibleItems == [path(0), path(1), path(2)])
        #expect(view.presentationIndexPath(forDataSourceIndexPath: path(1)) == path(2))
        #expect(view.dataSourceIndexPath(forPresentationIndexPath: path(1)) == nil)
        #expect(view.dataSourceIndexPath(forPresentationIndexPath: path(3)) == path(2))
        #expect(view.visibleCells.allSatisfy { !$0.isHidden })
    }

    @Test("SV-40: committing gives the path at which the data come, and puts their cell in the place")
    func committing() throws {
        try drop()
        let isDone = owner.context?.commitInsertion { path in
            #expect(path == self.path(1))
            owner.items.insert("new", at: path.item)
        }
        screen.wait(1)
        #expect(isDone == true)
        #expect(labels == ["a", "new", "b", "c"])
        #expect(!view.hasUncommittedUpdates)
        #expect(owner.context?.commitInsertion { _ in Issue.record("there is nothing to put in") } == false)
    }

    @Test("SV-40: a placeholder goes when it is deleted, and when the data are read anew", arguments: [true, false])
    func going(isDeleted: Bool) throws {
        try drop()
        if isDeleted { #expect(owner.context?.deletePlaceholder() == true) } else { view.reloadData() }
        screen.wait(1)
        #expect(labels == ["a", "b", "c"])
        #expect(!view.hasUncommittedUpdates)
        #expect(owner.context?.commitInsertion { _ in Issue.record("the placeholder is gone") } == false)
        #expect(owner.context?.deletePlaceholder() == false)
    }

    @Test("the data change around a placeholder: updates and taps speak of items of the data")
    func updating() throws {
        try drop()
        owner.items = ["b", "c", "d"]
        view.performBatchUpdates {
            view.deleteItems(at: [path(0)])
            view.insertItems(at: [path(2)])
        }
        screen.wait(1)
        #expect(labels == ["loading 1", "b", "c", "d"])
        try screen.tap(at: CGPoint(x: 50, y: 50))
        try screen.tap(at: CGPoint(x: 250, y: 50))
        #expect(owner.selected == [path(1)])
        #expect(view.indexPathsForSelectedItems == [path(1)])
        #expect(!view.beginInteractiveMovementForItem(at: path(0)))
        _ = owner.context?.commitInsertion { path in owner.items.insert("new", at: path.item) }
        screen.wait(1)
        #expect(labels == ["new", "b", "c", "d"])
        #expect(view.indexPathsForSelectedItems == [path(2)])
    }

    @Test("several placeholders of one drop stand one behind the other")
    func several() throws {
        owner.placeholderCount = 3
        try drop()
        #expect(labels == ["a", "loading 1", "loading 2", "loading 3", "b", "c"])
        _ = owner.context?.commitInsertion { path in
            #expect(path == self.path(1))
            owner.items.insert("new", at: path.item)
        }
        screen.wait(1)
        #expect(labels == ["a", "loading 1", "loading 2", "new", "b", "c"])
    }
}

@MainActor
private final class PlaceholderOwner: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout,
    UICollectionViewDropDelegate,
    UIDragInteractionDelegate
{
    var items = ["a", "b", "c"]
    var selected: [IndexPath] = []
    var destination: IndexPath?
    var usesPlaceholder = true
    var placeholderCount = 1
    var fillCount = 0
    var context: (any UICollectionViewDropPlaceholderContext)?

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        cell.accessibilityLabel = items[indexPath.item]
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: items[indexPath.item].isEmpty ? 0 : 100, height: 100) }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { selected.append(indexPath) }
    func collectionView(_ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath) {}
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        destination = destinationIndexPath
        return UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }
    func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator) {
        guard let path = coordinator.destinationIndexPath, let item = coordinator.items.first else { return }
        guard usesPlaceholder else {
            items.insert("new", at: path.item)
            collectionView.insertItems(at: [path])
            coordinator.drop(item.dragItem, toItemAt: path)
            return
        }
        for index in 0..<placeholderCount {
            let placeholder = UICollectionViewDropPlaceholder(
                insertionIndexPath: IndexPath(item: path.item + index, section: 0), reuseIdentifier: "loading")
            placeholder.cellUpdateHandler = { [unowned self] cell in
                fillCount += 1
                cell.accessibilityLabel = "loading \(fillCount)"
            }
            context = coordinator.drop(item.dragItem, to: placeholder)
        }
    }
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
        [UIDragItem(itemProvider: NSItemProvider(object: "new" as NSString))]
    }
}
