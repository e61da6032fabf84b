import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore
@testable import UIKitLists

/// Rows that are dragged, and what is dropped between them.
@MainActor
struct TableDragAndDropTests {
    private let screen = TestScreen(size: CGSize(width: 320, height: 600), scale: 1)
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    private let owner = RowOwner()
    private let source = UIView(frame: CGRect(x: 20, y: 450, width: 100, height: 60))

    init() {
        table.rowHeight = 40
        table.contentInsetAdjustmentBehavior = .never
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = owner
        table.dragDelegate = owner
        table.dropDelegate = owner
        table.dragInteractionEnabled = true
        source.addInteraction(UIDragInteraction(delegate: owner))
        screen.window.addSubview(table)
        screen.window.addSubview(source)
        screen.settle()
    }

    private func drag(from start: CGPoint, to end: CGPoint) throws {
        try screen.drag(from: start, to: end, after: 0.6)
        screen.wait(1)
    }

    private var shownTexts: [String] { table.visibleCells.compactMap { $0.textLabel?.text } }

    @Test("SV-32: rows are not dragged on a phone unless the app says so")
    func enabling() throws {
        #expect(!UITableView(frame: .zero).dragInteractionEnabled)
        table.dragInteractionEnabled = false
        try drag(from: CGPoint(x: 100, y: 20), to: CGPoint(x: 100, y: 140))
        #expect(owner.calls.isEmpty)
    }

    @Test("SV-33 SV-34 SV-38 SV-41: a row is dragged to another place: the calls, and what the coordinator knows")
    func moving() throws {
        try drag(from: CGPoint(x: 100, y: 20), to: CGPoint(x: 100, y: 130))
        #expect(owner.calls.prefix(4) == ["items 0", "will begin", "enter", "perform 0 at 3"])
        // SV-25: which side is notified first of the end is not documented.
        #expect(Set(owner.calls.dropFirst(4)) == ["end drop", "end drag"])
        #expect(owner.rows == ["b", "c", "d", "a", "e"])
        #expect(shownTexts == owner.rows)
        #expect(!table.hasActiveDrag)
        #expect(!table.hasActiveDrop)
        #expect(!table.hasUncommittedUpdates)
        #expect(table.visibleCells.allSatisfy { !$0.isHidden })
    }

    @Test("SV-36 SV-42: rows make room where the proposal says that something is put in, and close up when the drag leaves")
    func gap() throws {
        let finger = screen.touchDown(at: source.center)
        screen.wait(0.7)
        finger.move(to: CGPoint(x: 100, y: 50))
        screen.wait(0.5)
        #expect(table.hasUncommittedUpdates)
        #expect(table.hasActiveDrop)
        let tops = table.visibleCells.map(\.frame.minY)
        #expect(tops == [0, 80, 120, 160, 200])
        owner.intent = .insertIntoDestinationIndexPath
        finger.move(to: CGPoint(x: 100, y: 52))
        screen.wait(0.5)
        #expect(table.visibleCells.map(\.frame.minY) == [0, 40, 80, 120, 160] && table.visibleCells[1].isHighlighted)
        finger.move(to: CGPoint(x: 200, y: 550))
        screen.wait(0.5)
        #expect(!table.hasUncommittedUpdates)
        #expect(!table.visibleCells[1].isHighlighted)
        finger.lift()
        screen.wait(1)
    }

    @Test("SV-35: the place after the last row is one that there is not yet; beside all rows there is none")
    func destinations() throws {
        let finger = screen.touchDown(at: source.center)
        screen.wait(0.7)
        finger.move(to: CGPoint(x: 100, y: 195))
        #expect(owner.destination == IndexPath(row: 5, section: 0))
        finger.move(to: CGPoint(x: 100, y: 300))
        #expect(owner.destination == nil)
        finger.move(to: CGPoint(x: 100, y: 10))
        #expect(owner.destination == IndexPath(row: 0, section: 0))
        finger.lift()
        screen.wait(1)
        #expect(owner.rows == ["new", "a", "b", "c", "d", "e"])
        #expect(shownTexts == owner.rows)
    }

    @Test("SV-37: a drop that nothing is made of leaves the table as it was")
    func doingNothing() throws {
        owner.performs = false
        try drag(from: CGPoint(x: 100, y: 20), to: CGPoint(x: 100, y: 130))
        #expect(shownTexts == ["a", "b", "c", "d", "e"])
        #expect(table.visibleCells.allSatisfy { !$0.isHidden })
        #expect(table.visibleCells.map(\.frame.minY) == [0, 40, 80, 120, 160])
    }

    @Test("SV-37: so does one that is not allowed: the row that made room for itself is seen again")
    func forbidden() throws {
        owner.allowsMove = false
        try drag(from: CGPoint(x: 100, y: 20), to: CGPoint(x: 100, y: 130))
        #expect(owner.calls.contains("end drag"))
        #expect(!owner.calls.contains { $0.hasPrefix("perform") })
        #expect(shownTexts == ["a", "b", "c", "d", "e"])
        #expect(table.visibleCells.allSatisfy { !$0.isHidden })
        #expect(table.visibleCells.map(\.frame.minY) == [0, 40, 80, 120, 160])
    }

    @Test("SV-41: so is one whose table was loaded anew while it was dragged")
    func reloading() throws {
        let finger = screen.touchDown(at: CGPoint(x: 100, y: 20))
        screen.wait(0.7)
        finger.move(to: CGPoint(x: 100, y: 130))
        screen.wait(0.5)
        #expect(table.visibleCells.contains { $0.isHidden })
        table.reloadData()
        screen.settle()
        finger.move(to: CGPoint(x: 100, y: 132))
        finger.move(to: CGPoint(x: 200, y: 550))
        finger.lift()
        screen.wait(1)
        #expect(table.visibleCells.count == 5)
        #expect(table.visibleCells.allSatisfy { !$0.isHidden })
    }

    @Test("SV-44: without a drop delegate, the data source moves rows of the same table")
    func reordering() throws {
        table.dropDelegate = nil
        try drag(from: CGPoint(x: 100, y: 180), to: CGPoint(x: 100, y: 70))
        #expect(owner.rows == ["a", "e", "b", "c", "d"])
        #expect(shownTexts == owner.rows)
        #expect(table.visibleCells.allSatisfy { !$0.isHidden })
    }

    @Test("SV-33: the other selected rows come along with a selected one")
    func selectedRows() throws {
        table.allowsMultipleSelection = true
        table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
        try screen.press(at: CGPoint(x: 100, y: 60), for: 0.7)
        screen.wait(1)
        #expect(owner.calls == ["items 1", "items 2"])
    }
}

/// Rows of a table, whose order is changed by drops.
@MainActor
private final class RowOwner: NSObject, UITableViewDataSource, UITableViewDragDelegate, UITableViewDropDelegate, UIDragInteractionDelegate {
    var rows = ["a", "b", "c", "d", "e"]
    var calls: [String] = []
    var intent: UITableViewDropProposal.Intent = .insertAtDestinationIndexPath
    var destination: IndexPath?
    var performs = true
    var allowsMove = true

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = rows[indexPath.row]
        return cell
    }
    func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
        rows.insert(rows.remove(at: source.row), at: destination.row)
    }
    func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
        calls.append("items \(indexPath.row)")
        return [UIDragItem(itemProvider: NSItemProvider(object: rows[indexPath.row] as NSString))]
    }
    func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool { allowsMove }
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) { calls.append("will begin") }
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) { calls.append("end drag") }
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) { calls.append("enter") }
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) { calls.append("end drop") }
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        destination = destinationIndexPath
        return UITableViewDropProposal(operation: .move, intent: intent)
    }
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        guard performs, let position = coordinator.destinationIndexPath, let item = coordinator.items.first else { return }
        let source = item.sourceIndexPath
        calls.append("perform \(source?.row ?? -1) at \(position.row)")
        tableView.performBatchUpdates {
            let text = source.map { rows.remove(at: $0.row) } ?? "new"
            if let source { tableView.deleteRows(at: [source], with: .automatic) }
            rows.insert(text, at: position.row)
            tableView.insertRows(at: [position], with: .automatic)
        }
        coordinator.drop(item.dragItem, toRowAt: position)
    }
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
        [UIDragItem(itemProvider: NSItemProvider(object: "new" as NSString))]
    }
}
