import Testing
import UIKit
import UIKitTesting

@testable import UIKitLists

@MainActor
struct RowMoveTests {
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    private let screen: TestScreen

    init() {
        table.rowHeight = 44
        table.contentInsetAdjustmentBehavior = .never
        screen = TestScreen(showing: table)
    }

    private func show(_ source: MovingSource) {
        table.dataSource = source
        table.delegate = source
        table.setEditing(true, animated: false)
        screen.settle()
        source.log = []
    }

    private func grip(_ row: Int, section: Int = 0) throws -> CGPoint {
        let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: section)))
        let grip = try #require(cell.parts.grip)
        return grip.convert(CGPoint(x: grip.bounds.midX, y: grip.bounds.midY), to: screen.window)
    }

    private func drag(_ finger: TestFinger, by distance: CGFloat) {
        let start = finger.location
        for step in 1...10 {
            screen.wait(0.05)
            finger.move(to: CGPoint(x: start.x, y: start.y + distance * CGFloat(step) / 10))
        }
        screen.wait(0.5)
    }

    private var shownTexts: [String?] { table.visibleCells.map { $0.textLabel?.text } }

    @Test("TA-68, TA-69: a row follows its grip, the others make room, and the data source is notified of it once")
    func moves() throws {
        let source = MovingSource(count: 6)
        show(source)
        let finger = screen.touchDown(at: try grip(1))
        drag(finger, by: 88)
        let third = try #require(table.cellForRow(at: IndexPath(row: 3, section: 0)))
        #expect(source.log == ["target 0.2", "target 0.3"], "the row below has moved up")
        #expect(third.frame.minY == 88, "the row below has moved up")
        finger.lift()
        screen.wait(1)
        #expect(source.log == ["target 0.2", "target 0.3", "move 0.1 to 0.3"])
        #expect(shownTexts == ["Row 0", "Row 2", "Row 3", "Row 1", "Row 4", "Row 5"])
        #expect(table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132, 176, 220])
        #expect(table.contentOffset.y == 0, "the finger has not scrolled")
    }

    @Test("TA-68: a finger that moves at once lifts the row too, and does not scroll")
    func quick() throws {
        let source = MovingSource(count: 40)
        show(source)
        let finger = screen.touchDown(at: try grip(1))
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        #expect(cell.layer.shadowOpacity > 0, "the row is lifted as soon as the finger is down")
        #expect(cell.traitCollection.userInterfaceLevel == .elevated, "which is seen on black too")
        for step in 1...10 {
            screen.wait(0.005)
            finger.move(to: CGPoint(x: finger.location.x, y: finger.location.y + 8.8))
            if step == 5 { #expect(abs(cell.frame.minY - 88) < 0.01) }
        }
        finger.lift()
        screen.wait(1)
        #expect(table.contentOffset.y == 0)
        #expect(source.log.last == "move 0.1 to 0.3")
    }

    @Test("TA-68: nothing is sent for a row that is dropped where it was")
    func ownPosition() throws {
        let source = MovingSource(count: 4)
        show(source)
        let finger = screen.touchDown(at: try grip(1))
        drag(finger, by: 60)
        drag(finger, by: -60)
        finger.lift()
        screen.wait(1)
        #expect(!source.log.contains { $0.hasPrefix("move") })
        #expect(table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132])
        #expect(source.log == ["target 0.2", "target 0.1"])
    }

    @Test("TA-68: the delegate may send the row elsewhere than proposed")
    func retargets() throws {
        let source = MovingSource(count: 6)
        source.limit = { IndexPath(row: min($0.row, 2), section: 0) }
        show(source)
        let finger = screen.touchDown(at: try grip(0))
        drag(finger, by: 180)
        finger.lift()
        screen.wait(1)
        #expect(source.log.last == "move 0.0 to 0.2")
        #expect(source.log.contains("target 0.4"))
        #expect(shownTexts == ["Row 1", "Row 2", "Row 0", "Row 3", "Row 4", "Row 5"])
    }

    @Test("TA-68: rows move to other sections, and updates afterwards find the numbers right")
    func sections() throws {
        let source = MovingSource([["A", "B"], ["C", "D"]])
        show(source)
        let finger = screen.touchDown(at: try grip(0))
        drag(finger, by: 100)
        finger.lift()
        screen.wait(1)
        #expect(source.rows == [["B"], ["C", "A", "D"]])
        #expect(shownTexts == ["B", "C", "A", "D"])
        #expect(table.numberOfRows(inSection: 0) == 1)
        #expect(table.numberOfRows(inSection: 1) == 3)
        source.rows[1].removeLast()
        table.deleteRows(at: [IndexPath(row: 2, section: 1)], with: .none)
        #expect(table.numberOfRows(inSection: 1) == 2)
    }

    @Test("near an edge the table scrolls on by itself, and the row comes along")
    func scrolls() throws {
        let source = MovingSource(count: 100)
        show(source)
        let finger = screen.touchDown(at: try grip(2))
        drag(finger, by: 435 - finger.location.y)
        screen.wait(2)
        let offset = table.contentOffset.y
        #expect(offset > 500)
        finger.move(to: CGPoint(x: finger.location.x, y: 200))
        screen.wait(1)
        let rest = table.contentOffset.y
        screen.wait(1)
        #expect(table.contentOffset.y == rest)
        finger.lift()
        screen.wait(1)
        let target = try #require(source.rows[0].firstIndex(of: "Row 2"))
        #expect(target > 12)
        #expect(source.log.last == "move 0.2 to 0.\(target)")
        #expect(shownTexts.contains("Row 2"))
        #expect(table.visibleCells.count <= 13)
        #expect(shownTexts.compactMap { $0 } == table.indexPathsForVisibleRows?.map { source.rows[0][$0.row] })
    }

    @Test("a touch that is taken away puts the row back")
    func cancelled() throws {
        let source = MovingSource(count: 4)
        show(source)
        let finger = screen.touchDown(at: try grip(0))
        drag(finger, by: 100)
        finger.cancel()
        screen.wait(1)
        #expect(!source.log.contains { $0.hasPrefix("move") })
        #expect(table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132])
        #expect(table.visibleCells.allSatisfy { $0.alpha == 1 && $0.layer.shadowOpacity == 0 })
        #expect(table.visibleCells.allSatisfy { $0.traitCollection.userInterfaceLevel == .base })
    }

    @Test("data that are read again in the middle of a move end it")
    func reloaded() throws {
        let source = MovingSource(count: 4)
        show(source)
        let finger = screen.touchDown(at: try grip(0))
        drag(finger, by: 100)
        source.rows = [["New"]]
        table.reloadData()
        screen.settle()
        drag(finger, by: 50)
        finger.lift()
        screen.wait(1)
        #expect(!source.log.contains { $0.hasPrefix("move") })
        #expect(shownTexts == ["New"])
    }

    @Test("the selection goes with the row")
    func selection() throws {
        let source = MovingSource(count: 4)
        show(source)
        table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        let finger = screen.touchDown(at: try grip(0))
        drag(finger, by: 90)
        finger.lift()
        screen.wait(1)
        #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    }
}
