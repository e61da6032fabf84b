import Testing
import UIKitTesting

@testable import UIKitLists

/// The lines of a table: below its last row, and made by effects.
@MainActor
struct LineTests {
    private let source = RowSource(rows: 3)
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    private let screen: TestScreen

    init() {
        table.rowHeight = 44
        table.contentInsetAdjustmentBehavior = .never
        table.dataSource = source
        screen = TestScreen(showing: table)
    }

    private var fillerLines: [CGFloat] {
        guard let fillers = table.shown.fillers else { return [] }
        return fillers.subviews.map { fillers.frame.minY + $0.frame.maxY }
    }

    @Test("fillerRowHeight: 0 by default, no lines below the last row")
    func noFillers() { #expect(table.fillerRowHeight == 0 && table.shown.fillers == nil) }

    @Test("fillerRowHeight: lines go on below the last row, down to the lower edge, by rows of that height")
    func fillers() throws {
        table.fillerRowHeight = 50
        screen.settle()
        #expect(fillerLines == [182, 232, 282, 332, 382, 432])
        #expect(table.shown.fillers?.subviews.allSatisfy { $0.frame.minX == table.separatorInset.left && $0.frame.height == 0.5 } == true)
        table.fillerRowHeight = UITableView.automaticDimension
        screen.settle()
        #expect(fillerLines == [176, 220, 264, 308, 352, 396, 440])
        table.tableFooterView = UIView(frame: .zero)
        screen.settle()
        #expect(table.shown.fillers == nil, "a view below all rows ends the table")
    }

    @Test("fillerRowHeight: nothing where rows fill the table, where there are no lines, or for a height that is none")
    func withoutRoom() {
        table.fillerRowHeight = 44
        table.separatorStyle = .none
        screen.settle()
        #expect(table.shown.fillers == nil)
        table.separatorStyle = .singleLine
        for height in [CGFloat.nan, -3, .infinity, 1e-9] {
            table.fillerRowHeight = height
            screen.settle()
            #expect(table.shown.fillers == nil)
        }
        table.fillerRowHeight = 44
        source.counts = [30]
        table.reloadData()
        screen.settle()
        #expect(table.shown.fillers == nil)
    }

    @Test("separatorEffect: the effect makes the line, instead of the colour")
    func effect() throws {
        let effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .systemMaterial), style: .separator)
        table.separatorColor = .systemRed
        table.separatorEffect = effect
        screen.settle()
        let line = try #require(table.visibleCells.first?.parts.separator)
        let view = try #require(line.subviews.first as? UIVisualEffectView)
        #expect(line.backgroundColor == nil)
        #expect(view.effect == effect)
        #expect(view.frame == line.bounds)
        #expect(view.contentView.backgroundColor == .separator)
        table.separatorEffect = nil
        screen.settle()
        #expect(line.subviews.isEmpty)
        #expect(line.backgroundColor == .systemRed)
    }
}
