import Drive
import Foundation
import Testing
@_spi(ForasteroInternal) import UIKitCore
@_spi(ForasteroInternal) import UIKitDrive

@_spi(ForasteroInternal) @testable import UIKitTesting

/// What a test in another process is notified of the screen.
@MainActor
struct ElementTreeTests {
    private func tree(_ screen: TestScreen) -> ElementRecord {
        var reader = ElementTreeReader(driver: screen.driver)
        return reader.read()
    }

    private func all(_ record: ElementRecord) -> [ElementRecord] { [record] + record.children.flatMap(all) }

    private func labels(_ screen: TestScreen) -> [String] { all(tree(screen)).map(\.label).filter { !$0.isEmpty } }

    private func label(_ text: String, y: CGFloat) -> UILabel {
        let label = UILabel(frame: CGRect(x: 20, y: y, width: 200, height: 30))
        label.text = text
        return label
    }

    @Test("XP-131: what is hidden, clear or empty is not there, and an element of the app's own holds no others")
    func visible() {
        let screen = TestScreen(scale: 1)
        let shown = label("Shown", y: 100), hidden = label("Hidden", y: 140), clear = label("Clear", y: 180), empty = label("Empty", y: 220)
        hidden.isHidden = true
        clear.alpha = 0
        empty.frame.size = .zero
        let card = UIView(frame: CGRect(x: 0, y: 300, width: 300, height: 100))
        card.isAccessibilityElement = true
        card.accessibilityLabel = "Card"
        card.addSubview(label("Inside", y: 10))
        for view in [shown, hidden, clear, empty, card] { screen.window.addSubview(view) }
        #expect(labels(screen).filter { $0 != tree(screen).label } == ["Shown", "Card"])
    }

    @Test("XP-131: a button shows its text, and a control that is made of others shows these")
    func parts() {
        let screen = TestScreen(scale: 1)
        let button = UIButton(type: .system)
        button.setTitle("Save", for: .normal)
        button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
        let segments = UISegmentedControl(items: ["One", "Two"])
        segments.frame = CGRect(x: 20, y: 200, width: 200, height: 32)
        for view in [button, segments] { screen.window.addSubview(view) }
        let records = all(tree(screen))
        #expect(records.first { $0.type == ElementType.button.rawValue && $0.label == "Save" }?.children.map(\.label) == ["Save"])
        #expect(records.first { $0.type == ElementType.segmentedControl.rawValue }.map(all)?.map(\.label).contains("Two") == true)
    }

    @Test("XP-132: what a touch cannot reach is there, and is not hittable")
    func hittable() {
        let screen = TestScreen(scale: 1)
        let under = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
        under.accessibilityIdentifier = "under"
        let cover = UIButton(frame: CGRect(x: 0, y: 80, width: 300, height: 100))
        cover.accessibilityIdentifier = "cover"
        let outside = UIButton(frame: CGRect(x: 20, y: 5000, width: 100, height: 44))
        outside.accessibilityIdentifier = "outside"
        for view in [under, cover, outside] { screen.window.addSubview(view) }
        let records = all(tree(screen))
        func isHittable(_ name: String) -> Bool? { records.first { $0.identifier == name }?.isHittable }
        #expect(isHittable("under") == false)
        #expect(isHittable("cover") == true)
        #expect(isHittable("outside") == false)
    }

    @Test("XP-133: a table has all its rows, and one that is scrolled away gets its cell when it is wanted")
    func rows() throws {
        let controller = ManyRows()
        let screen = TestScreen(showing: controller, scale: 1)
        var reader = ElementTreeReader(driver: screen.driver)
        let cells = all(reader.read()).filter { $0.type == ElementType.cell.rawValue }
        #expect(cells.count == 200)
        #expect(cells.map(\.frame.minY) == cells.map(\.frame.minY).sorted())
        let cell = try #require(reader.origins[cells[150].number].appear() as? UITableViewCell)
        #expect(cell.textLabel?.text == "Row 150")
        #expect(screen.driver.reachablePoint(of: cell) != nil)
    }

    @Test("XP-133: the app comes to rest before it is touched, however long something moves")
    func rest() {
        let screen = TestScreen(scale: 1)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        screen.window.addSubview(view)
        var ended = false
        UIView.animate(withDuration: 2, animations: { view.frame.origin.y = 400 }) { _ in ended = true }
        UIView.animate(withDuration: 1, delay: 0, options: [.repeat]) { view.alpha = 0.5 }
        screen.driver.waitUntilIdle()
        #expect(ended)
    }
}

private final class ManyRows: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 200 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }
}
