import Testing
import UIKit
import UIKitTesting

/// The older way of saying what a swipe over a row offers.
@MainActor
struct RowActionTests {
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    private let source = Source()
    private let screen: TestScreen

    init() {
        table.rowHeight = 44
        table.contentInsetAdjustmentBehavior = .never
        table.dataSource = source
        table.delegate = source
        screen = TestScreen(showing: table)
    }

    private func swipe(row: CGFloat) throws {
        try screen.drag(from: CGPoint(x: 250, y: row * 44 + 22), to: CGPoint(x: 100, y: row * 44 + 22), in: 0.4)
        screen.wait(1)
    }

    @Test("Row actions: style, title and colours as given, or those of the style")
    func properties() {
        let action = UITableViewRowAction(style: .destructive, title: "Bin") { _, _ in }
        #expect(action.style == .default)
        #expect(action.title == "Bin")
        #expect(action.backgroundColor == .systemRed)
        #expect(UITableViewRowAction(style: .normal, title: nil) { _, _ in }.backgroundColor == .systemGray)
        action.backgroundColor = .systemBlue
        #expect(action.backgroundColor == .systemBlue)
        action.backgroundColor = nil
        #expect(action.backgroundColor == .systemRed)
        #expect(UITableViewRowAction.Style.normal.rawValue == 1)
    }

    @Test("TA-66: a swipe shows the actions, the first at the edge; a tap does one with the row's place, and the row stays open")
    func performing() throws {
        try swipe(row: 2)
        let (bin, flag) = (try #require(screen.view(named: "Bin")), try #require(screen.view(named: "Flag")))
        #expect(bin.convert(bin.bounds, to: nil).maxX == 320)
        #expect(flag.convert(flag.bounds, to: nil).minX < 250)
        try screen.tap("Flag")
        screen.wait(0.5)
        #expect(source.done == ["Flag 0.2"])
        #expect(screen.shows("Bin"))
        #expect(table.isEditing)
        table.setEditing(false, animated: false)
        screen.wait(0.5)
        #expect(!screen.shows("Bin"))
        #expect(!table.isEditing)
    }

    @Test("A swipe across the row does nothing by itself")
    func fullSwipe() throws {
        try screen.drag(from: CGPoint(x: 310, y: 110), to: CGPoint(x: 5, y: 110), in: 0.4)
        screen.wait(1)
        #expect(source.done.isEmpty)
        #expect(screen.shows("Bin"))
    }

    @Test("No actions: no swipe. Nil: deleting, if the data source commits it")
    func without() throws {
        try swipe(row: 0)
        #expect(!table.isEditing)
        try swipe(row: 1)
        #expect(screen.shows("Delete"))
    }

    @Test("An action with an effect stands on it, without a colour of its own")
    func backgroundEffect() throws {
        try swipe(row: 3)
        func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
        let buttons = all(screen.window).filter { $0.accessibilityTraits.contains(.button) }
        let flag = try #require(buttons.first { $0.accessibilityLabel == "Flag" })
        let bin = try #require(buttons.first { $0.accessibilityLabel == "Bin" })
        let background = try #require(flag.subviews.first as? UIVisualEffectView)
        #expect(background.effect is UIBlurEffect)
        #expect(background.frame == flag.bounds)
        #expect(flag.backgroundColor == .clear)
        #expect(!bin.subviews.contains { $0 is UIVisualEffectView })
        #expect(bin.backgroundColor == .systemRed)
    }

    @MainActor
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var done: [String] = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 8 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }

        func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {}

        func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
            if indexPath.row == 0 { return [] }
            if indexPath.row == 1 { return nil }
            return ["Bin", "Flag"].map { title in
                let action = UITableViewRowAction(style: title == "Bin" ? .destructive : .normal, title: title) { [self] action, path in
                    done.append("\(action.title ?? "") \(path.section).\(path.row)")
                }
                if indexPath.row == 3, title == "Flag" { action.backgroundEffect = UIBlurEffect(style: .dark) }
                return action
            }
        }
    }
}
