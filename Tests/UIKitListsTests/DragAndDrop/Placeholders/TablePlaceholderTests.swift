import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore
@testable import UIKitLists

/// Rows that hold the place of what was dropped, until its data are there.
@MainActor
struct TablePlaceholderTests {
    private let screen = TestScreen(size: CGSize(width: 320, height: 600), scale: 1)
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    private let owner = PlaceholderOwner()
    private let source = UIView(frame: CGRect(x: 20, y: 450, width: 100, height: 60))

    init() {
        table.rowHeight = 40
        table.contentInsetAdjustmentBehavior = .never
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.register(UITableViewCell.self, forCellReuseIdentifier: "loading")
        table.dataSource = owner
        table.delegate = owner
        table.dropDelegate = owner
        source.addInteraction(UIDragInteraction(delegate: owner))
        screen.window.addSubview(table)
        screen.window.addSubview(source)
        screen.settle()
    }

    private func dropBehindSecondRow() throws {
        try screen.drag(from: source.center, to: CGPoint(x: 100, y: 85), after: 0.6)
        screen.wait(1)
    }

    private var texts: [String] { table.visibleCells.compactMap { $0.textLabel?.text } }
    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    @Test("SV-39 SV-42: a placeholder is shown with its own cell and height, and the data source is asked for nothing")
    func coming() throws {
        try dropBehindSecondRow()
        #expect(texts == ["a", "b", "loading", "c"])
        #expect(owner.rows == ["a", "b", "c"])
        #expect(table.visibleCells.map(\.frame.minY) == [0, 40, 80, 140])
        #expect(table.hasUncommittedUpdates)
        #expect(table.visibleCells.allSatisfy { !$0.isHidden })
        #expect(table.numberOfRows(inSection: 0) == 3)
        #expect(table.indexPathsForVisibleRows == [path(0), path(1), path(2)])
        #expect(table.cellForRow(at: path(2))?.textLabel?.text == "c")
        #expect(table.indexPath(for: table.visibleCells[2]) == nil)
        #expect(owner.context?.dragItem.localObject as? String == "dragged")
    }

    @Test("Paths that code gives and gets are the data source's, or those that are shown where that is asked for")
    func translating() throws {
        try dropBehindSecondRow()
        #expect(table.presentationIndexPath(forDataSourceIndexPath: path(2)) == path(3))
        #expect(table.dataSourceIndexPath(forPresentationIndexPath: path(3)) == path(2))
        #expect(table.dataSourceIndexPath(forPresentationIndexPath: path(2)) == nil)
        #expect(table.presentationIndexPath(forDataSourceIndexPath: nil) == nil)
        #expect(table.presentationSectionIndex(forDataSourceSectionIndex: 4) == 4)
        #expect(table.dataSourceSectionIndex(forPresentationSectionIndex: 4) == 4)
        table.performUsingPresentationValues {
            #expect(table.numberOfRows(inSection: 0) == 4)
            #expect(table.cellForRow(at: path(2))?.textLabel?.text == "loading")
        }
        #expect(table.numberOfRows(inSection: 0) == 3)
    }

    @Test("SV-40: committing gives the path at which the data come, and puts their cell in the place")
    func committing() throws {
        try dropBehindSecondRow()
        let isDone = owner.context?.commitInsertion { path in
            #expect(path == self.path(2))
            owner.rows.insert("new", at: path.row)
        }
        screen.wait(1)
        #expect(isDone == true)
        #expect(texts == ["a", "b", "new", "c"])
        #expect(!table.hasUncommittedUpdates)
        #expect(table.visibleCells.map(\.frame.minY) == [0, 40, 80, 120])
        #expect(owner.context?.commitInsertion { _ in Issue.record("there is nothing to put in") } == false)
        #expect(owner.context?.deletePlaceholder() == false)
    }

    @Test("a placeholder that is not needed any more goes")
    func deleting() throws {
        try dropBehindSecondRow()
        #expect(owner.context?.deletePlaceholder() == true)
        screen.wait(1)
        #expect(texts == ["a", "b", "c"])
        #expect(!table.hasUncommittedUpdates)
    }

    @Test("SV-40: after the data were read anew the placeholder is gone, and nothing is put in")
    func reloading() throws {
        try dropBehindSecondRow()
        table.reloadData()
        table.layoutIfNeeded()
        #expect(texts == ["a", "b", "c"])
        #expect(owner.context?.commitInsertion { _ in Issue.record("the placeholder is gone") } == false)
        #expect(owner.context?.deletePlaceholder() == false)
    }

    @Test("the data change around a placeholder: updates and taps speak of rows of the data")
    func updating() throws {
        try dropBehindSecondRow()
        owner.rows = ["b", "c", "d"]
        table.performBatchUpdates {
            table.deleteRows(at: [path(0)], with: .automatic)
            table.insertRows(at: [path(2)], with: .automatic)
        }
        screen.wait(1)
        #expect(texts == ["b", "loading", "c", "d"])
        try screen.tap(at: CGPoint(x: 100, y: 60))
        try screen.tap(at: CGPoint(x: 100, y: 120))
        #expect(owner.selected == [path(1)])
        #expect(table.indexPathForSelectedRow == path(1))
        _ = owner.context?.commitInsertion { path in owner.rows.insert("new", at: path.row) }
        screen.wait(1)
        #expect(texts == ["b", "new", "c", "d"])
        #expect(table.indexPathForSelectedRow == path(2))
    }

    @Test("a placeholder that comes while an update is open is shown after it")
    func comingInUpdate() throws {
        owner.dropsInsideUpdate = true
        try dropBehindSecondRow()
        #expect(texts == ["a", "b", "loading", "c"])
    }
}

@MainActor
private final class PlaceholderOwner: NSObject, UITableViewDataSource, UITableViewDelegate, UITableViewDropDelegate,
    UIDragInteractionDelegate
{
    var rows = ["a", "b", "c"]
    var selected: [IndexPath] = []
    var context: (any UITableViewDropPlaceholderContext)?
    var dropsInsideUpdate = false

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = rows[indexPath.row]
        return cell
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath) }
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath) }
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        guard let path = coordinator.destinationIndexPath, let item = coordinator.items.first else { return }
        let placeholder = UITableViewDropPlaceholder(insertionIndexPath: path, reuseIdentifier: "loading", rowHeight: 60)
        placeholder.cellUpdateHandler = { $0.textLabel?.text = "loading" }
        let drop = { self.context = coordinator.drop(item.dragItem, to: placeholder) }
        if dropsInsideUpdate { tableView.performBatchUpdates { drop() } } else { drop() }
    }
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
        let item = UIDragItem(itemProvider: NSItemProvider(object: "new" as NSString))
        item.localObject = "dragged"
        return [item]
    }
}
