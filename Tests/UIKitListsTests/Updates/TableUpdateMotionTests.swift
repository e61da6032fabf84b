import Testing
import UIKitTesting
@testable import UIKitLists

/// How rows move during an update, and what happens to the content offset.
@MainActor
struct TableUpdateMotionTests {
    private let screen = TestScreen(size: CGSize(width: 320, height: 440), scale: 2)
    private let source = ModelSource(ListModel(counts: [20, 5]))
    private let table: UITableView

    init() {
        table = .showing(source, size: CGSize(width: 320, height: 440))
        screen.window.addSubview(table)
        screen.settle()
        _ = source.takeAskedRows()
    }

    /// Until nothing moves any more.
    private func rest() { screen.wait(0.5) }
    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }
    private func cell(_ row: Int, _ section: Int = 0) throws -> UITableViewCell { try #require(table.cellForRow(at: path(row, section))) }
    /// Where a view is seen at present.
    private func seen(_ view: UIView) -> CGRect { view.layer.presentation()?.frame ?? view.frame }
    private var texts: [String] { table.visibleCells.map { $0.textLabel?.text ?? "–" } }
    private var modelTexts: [String] { source.model.sections.flatMap(\.rows).prefix(10).map(ModelSource.text) }

    private func deleteRow(_ row: Int, with animation: UITableView.RowAnimation = .fade) {
        source.model.sections[0].rows.remove(at: row)
        table.deleteRows(at: [path(row)], with: animation)
    }

    private func insertRow(_ row: Int, with animation: UITableView.RowAnimation = .fade) {
        source.model.sections[0].rows.insert(.init(id: source.model.takeID()), at: row)
        table.insertRows(at: [path(row)], with: animation)
    }

    // MARK: Motion

    @Test("rows below a deleted one close up, and what was out of sight comes in from there")
    func closingUp() throws {
        let follower = try cell(4)
        deleteRow(3)
        screen.wait(0.15)
        #expect(seen(follower).minY > 132)
        #expect(seen(follower).minY < 176)
        let newcomer = try cell(9)
        #expect(seen(newcomer).minY > 396)
        #expect(seen(newcomer).minY < 440)
        rest()
        #expect(seen(follower).minY == 132)
        #expect(seen(newcomer).minY == 396)
    }

    @Test("a deleted row fades where it was, and its cell waits to be used again afterwards")
    func fading() throws {
        let leaving = try cell(3)
        deleteRow(3, with: .fade)
        screen.wait(0.15)
        let alpha = try #require(leaving.layer.presentation()).opacity
        #expect(alpha > 0.1)
        #expect(alpha < 0.9)
        #expect(seen(leaving).minY == 132)
        #expect(!table.visibleCells.contains(leaving))
        #expect(table.indexPath(for: leaving) == nil)
        #expect(source.endedPaths.isEmpty)
        rest()
        #expect(source.endedPaths == [path(3)])
        #expect(leaving.alpha == 1)
        #expect(table.dequeueReusableCell(withIdentifier: "row") === leaving)
    }

    @Test(
        "rows slide in and out as they are told",
        arguments: [
            (UITableView.RowAnimation.right, CGPoint(x: 1, y: 0)), (.left, CGPoint(x: -1, y: 0)), (.top, CGPoint(x: 0, y: -1)),
            (.bottom, CGPoint(x: 0, y: 1)), (.middle, CGPoint(x: 0, y: -1)), (.none, .zero),
        ])
    func sliding(animation: UITableView.RowAnimation, direction: CGPoint) throws {
        let leaving = try cell(3)
        deleteRow(3, with: animation)
        screen.wait(0.15)
        #expect((seen(leaving).minX).sign(of: direction.x))
        #expect((seen(leaving).minY - 132).sign(of: direction.y))
        rest()
        insertRow(3, with: animation)
        let coming = try cell(3)
        screen.wait(0.15)
        #expect((seen(coming).minX).sign(of: direction.x))
        #expect((seen(coming).minY - 132).sign(of: direction.y))
        #expect(coming.layer.presentation()?.opacity == 1)
        rest()
        #expect(seen(coming) == CGRect(x: 0, y: 132, width: 320, height: 44))
    }

    @Test("a moved row travels in front of the others, and keeps its cell and its selection")
    func moving() throws {
        let traveler = try cell(1)
        table.selectRow(at: path(1), animated: false, scrollPosition: .none)
        let row = source.model.sections[0].rows.remove(at: 1)
        source.model.sections[0].rows.insert(row, at: 6)
        table.moveRow(at: path(1), to: path(6))
        screen.wait(0.15)
        #expect(seen(traveler).minY > 44)
        #expect(seen(traveler).minY < 264)
        let order = table.subviews.compactMap { $0 as? UITableViewCell }.filter { !$0.isHidden }
        #expect(order.last === traveler)
        rest()
        #expect(try cell(6) === traveler && traveler.isSelected)
        #expect(table.indexPathForSelectedRow == path(6))
        #expect(texts == modelTexts)
        #expect(source.takeAskedRows().isEmpty)
    }

    @Test("a second update begins where the rows are seen, not where they would have come to rest")
    func interrupting() throws {
        let follower = try cell(6)
        deleteRow(3)
        screen.wait(0.15)
        let before = seen(follower).minY
        deleteRow(3)
        screen.wait(0)
        #expect(abs(seen(follower).minY - before) < 3)
        rest()
        #expect(seen(follower).minY == 176)
        #expect(texts == modelTexts)
    }

    @Test("the completion comes when the rows have come to rest, also without motion")
    func completion() {
        var finished: [Bool] = []
        table.performBatchUpdates({ deleteRow(0) }, completion: { finished.append($0) })
        screen.wait(0.2)
        #expect(finished.isEmpty)
        rest()
        #expect(finished == [true])
        table.performBatchUpdates(nil, completion: { finished.append($0) })
        rest()
        UIView.performWithoutAnimation {
            table.performBatchUpdates({ deleteRow(0) }, completion: { finished.append($0) })
        }
        #expect(texts == modelTexts)
        rest()
        #expect(finished == [true, true, true])
    }

    // MARK: Offset

    @Test("what is seen stays where it is when rows come and go above it")
    func offset() throws {
        table.contentOffset.y = 100
        rest()
        let watched = try cell(5)
        let position = seen(watched).minY - table.contentOffset.y
        insertRow(0)
        #expect(table.contentOffset.y == 144)
        #expect(watched.frame.minY - table.contentOffset.y == position)
        screen.wait(0.1)
        #expect(seen(watched).minY - table.contentOffset.y == position)
        rest()
        deleteRow(1)
        #expect(table.contentOffset.y == 100)
    }

    @Test("SC-21: a deceleration goes on when rows come above what is seen: the rows move on, nothing stops or jumps")
    func insertionWhileDecelerating() throws {
        source.model = ListModel(counts: [200])
        table.reloadData()
        rest()
        table.contentOffset.y = 1000
        screen.settle()
        let finger = screen.touchDown(at: CGPoint(x: 160, y: 300))
        for step in 1...5 {
            screen.wait(0.01)
            finger.move(to: CGPoint(x: 160, y: 300 - CGFloat(step) * 15))
        }
        finger.lift()
        screen.wait(0.1)
        let watched = try #require(table.indexPathsForVisibleRows?.last).row
        let id = source.model.sections[0].rows[watched].id
        let positions = try (0..<20).map { frame in
            if frame == 5 { insertRow(2, with: .none) }
            screen.wait(1.0 / 60)
            let row = try #require(source.model.sections[0].rows.firstIndex { $0.id == id })
            #expect(table.isDecelerating)
            return table.rectForRow(at: path(row)).minY - table.contentOffset.y
        }
        let steps = zip(positions, positions.dropFirst()).map { $0 - $1 }
        #expect(steps.allSatisfy { $0 > 5 }, "\(steps)")
        #expect(zip(steps, steps.dropFirst()).allSatisfy { abs($0 - $1) < 2 }, "\(steps)")
        screen.wait(5)
        #expect(!table.isDecelerating)
        #expect(texts.count > 9)
    }

    @Test(
        "a row that slides in below its header, or out, is never seen above the rows of its section",
        arguments: [UITableView.RowAnimation.top, .middle])
    func slidingBelowHeader(_ animation: UITableView.RowAnimation) throws {
        source.hasTitles = true
        table.reloadData()
        rest()
        let header = try #require(table.headerView(forSection: 0))
        insertRow(0, with: animation)
        let entering = try cell(0)
        screen.wait(0.1)
        let mask = try #require(entering.mask)
        let (row, window) = (seen(entering), seen(mask))
        #expect(row.minY + window.minY >= seen(header).maxY - 0.01, "the header is not passed over")
        #expect(row.minY < seen(header).maxY)
        rest()
        #expect(entering.mask == nil)
        #expect(entering.frame.minY == header.frame.maxY)
        deleteRow(0, with: animation)
        screen.wait(0.1)
        let leavingMask = try #require(entering.mask)
        #expect(seen(entering).minY + seen(leavingMask).minY >= seen(header).maxY - 0.01)
        rest()
        #expect(entering.mask == nil)
        #expect(texts.first == modelTexts.first)
    }

    @Test("a table that shows its beginning shows what is inserted there")
    func offsetAtTop() throws {
        let offset = -table.adjustedContentInset.top
        #expect(table.contentOffset.y == offset)
        insertRow(0)
        #expect(table.contentOffset.y == offset)
        #expect(texts == modelTexts)
    }

    @Test("a table that was scrolled to its end slides back when there is less of it")
    func offsetAtEnd() throws {
        table.contentOffset.y = 25 * 44 - 440
        rest()
        let watched = try cell(19)
        let position = seen(watched).minY - table.contentOffset.y
        source.model.sections[1].rows.removeAll()
        table.performBatchUpdates { table.deleteRows(at: (0..<5).map { path($0, 1) }, with: .fade) }
        #expect(table.contentOffset.y == CGFloat(20 * 44 - 440))
        screen.wait(0)
        #expect(abs(seen(watched).minY - table.contentOffset.y - position) < 3)
        rest()
        #expect(seen(watched).maxY - table.contentOffset.y == 440)
    }
}

extension CGFloat {
    /// Returns true if the number has the sign of another, or is nothing like it.
    fileprivate func sign(of direction: CGFloat) -> Bool { direction == 0 ? self == 0 : self * direction > 0.5 }
}
