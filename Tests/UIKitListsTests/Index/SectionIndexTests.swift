import Testing
import UIKitTesting
@testable import UIKitLists

@MainActor
struct SectionIndexTests {
    /// Ten sections of ten rows, with a title each.
    @MainActor
    private final class Source: NSObject, UITableViewDataSource {
        var titles: [String]? = (0..<10).map { "\($0)" }
        func numberOfSections(in tableView: UITableView) -> Int { 10 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
            return cell
        }
        func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
    }

    /// One that says itself which section a title leads to.
    @MainActor
    private final class LeadingSource: NSObject, UITableViewDataSource {
        var asked: [String] = []
        func numberOfSections(in tableView: UITableView) -> Int { 10 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
        func sectionIndexTitles(for tableView: UITableView) -> [String]? { [UITableView.indexSearch, "A", "Z"] }
        func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
            asked.append("\(title) \(index)")
            return ["A": 4, "Z": 9][title] ?? NSNotFound
        }
    }

    private let screen = TestScreen(size: CGSize(width: 320, height: 440), scale: 2)
    private let source = Source()

    private func makeTable(_ source: some UITableViewDataSource, style: UITableView.Style = .plain) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: style)
        table.contentInsetAdjustmentBehavior = .never
        table.rowHeight = 44
        table.dataSource = source
        screen.window.addSubview(table)
        screen.settle()
        return table
    }

    private final class CountingTable: UITableView {
        var layouts = 0
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
        }
    }

    @Test("Layout settles after a touch, which shows the scroll indicators beside the index")
    func settling() throws {
        let table = CountingTable(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: .plain)
        table.dataSource = source
        screen.window.addSubview(table)
        screen.settle()
        try screen.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200))
        screen.settle()
        let layouts = table.layouts
        for _ in 0..<5 { screen.settle() }
        #expect(table.layouts == layouts)
        #expect(!table.layer.needsLayout())
        let bar = try #require(table.sectionIndex.bar)
        let rows = table.subviews.indices.filter { table.subviews[$0] is UITableViewCell }
        #expect(try #require(table.subviews.firstIndex(of: bar)) > (rows.max() ?? 0))
    }

    @Test("TA-87: the index is shown when there are titles and rows enough, in plain tables")
    func showing() throws {
        let table = makeTable(source)
        let bar = try #require(table.sectionIndex.bar)
        #expect(bar.superview === table)
        #expect(bar.frame == CGRect(x: 296, y: 0, width: 24, height: 440))
        #expect(try #require(table.visibleCells.first).contentView.frame.maxX == 305)
        table.sectionIndexMinimumDisplayRowCount = 101
        #expect(table.sectionIndex.bar == nil)
        #expect(bar.superview == nil)
        screen.settle()
        #expect(try #require(table.visibleCells.first).contentView.frame.maxX == 320)
        table.sectionIndexMinimumDisplayRowCount = 100
        #expect(table.sectionIndex.bar != nil)
        source.titles = nil
        table.reloadSectionIndexTitles()
        #expect(table.sectionIndex.bar == nil)
        #expect(makeTable(Source(), style: .grouped).sectionIndex.bar == nil)
    }

    @Test("the index stays where it is when the table scrolls")
    func scrolling() throws {
        let table = makeTable(source)
        table.contentOffset.y = 1000
        screen.settle()
        let bar = try #require(table.sectionIndex.bar)
        #expect(bar.frame.minY == 1000)
        #expect(table.subviews.last === bar)
    }

    @Test("TA-88: a finger on a title leads to the section of its number, at once, and one that moves on to the next")
    func leading() throws {
        let table = makeTable(source)
        let finger = screen.touchDown(at: CGPoint(x: 312, y: 150 + 14 * 3 + 7))
        screen.wait(0.2)
        #expect(table.contentOffset.y == CGFloat(3 * 440))
        finger.move(to: CGPoint(x: 312, y: 150 + 14 * 7 + 7))
        #expect(table.contentOffset.y == CGFloat(7 * 440))
        finger.move(to: CGPoint(x: 312, y: 430))
        #expect(table.contentOffset.y == CGFloat(9 * 440))
        finger.lift()
        screen.wait(0.5)
        #expect(table.contentOffset.y == CGFloat(9 * 440))
        #expect(table.indexPathForSelectedRow == nil)
    }

    @Test("TA-88: the data source may say where a title leads; TA-89: the search title leads above all sections")
    func leadingElsewhere() throws {
        let source = LeadingSource()
        let table = makeTable(source)
        let bar = try #require(table.sectionIndex.bar)
        bar.layoutIfNeeded()
        #expect(bar.subviews.first is UIImageView, "a magnifying glass")
        try screen.tap(at: CGPoint(x: 312, y: 220))
        #expect(table.contentOffset.y == CGFloat(4 * 440))
        try screen.tap(at: CGPoint(x: 312, y: 204))
        #expect(table.contentOffset.y == 0)
        #expect(source.asked == ["A 1", "{search} 0"])
    }

    @Test("titles have the tint, or the colours that are set")
    func colors() throws {
        let table = makeTable(source)
        let bar = try #require(table.sectionIndex.bar)
        let label = try #require(bar.subviews.first as? UILabel)
        #expect(label.textColor == table.tintColor)
        #expect(bar.backgroundColor == nil)
        table.sectionIndexColor = .red
        table.sectionIndexBackgroundColor = .yellow
        table.sectionIndexTrackingBackgroundColor = .green
        #expect(label.textColor == .red)
        #expect(bar.backgroundColor == .yellow)
        let finger = screen.touchDown(at: CGPoint(x: 312, y: 220))
        screen.wait(0.2)
        #expect(bar.backgroundColor == .green)
        finger.lift()
        screen.settle()
        #expect(bar.backgroundColor == .yellow)
    }

    @Test("the index can be stepped through without sight")
    func accessibility() throws {
        let table = makeTable(source)
        let bar = try #require(table.sectionIndex.bar)
        bar.accessibilityIncrement()
        bar.accessibilityIncrement()
        #expect(bar.accessibilityValue == "1")
        #expect(table.contentOffset.y == 440)
        bar.accessibilityDecrement()
        #expect(bar.accessibilityValue == "0")
        #expect(table.contentOffset.y == 0)
    }
}
