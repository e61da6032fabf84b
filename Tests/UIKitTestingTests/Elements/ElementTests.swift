import Testing
import UIKitTesting

final class UntitledController: UIViewController {}

@MainActor
struct ElementTests {
    @Test("Elements are found by type and by identifier, label or text, and say what they are")
    func finding() throws {
        let screen = TestScreen(showing: Songs(), scale: 1)
        #expect(screen.buttons["Add"].exists)
        #expect(screen.buttons["Add"].elementType == .button)
        #expect(screen.buttons["add-button"].label == "Add")
        #expect(screen.buttons["Add"].identifier == "add-button")
        #expect(!screen.staticTexts["No such text"].exists)
        #expect(screen.switches.count == 1)
        #expect(screen.switches.element.value == "0")
        #expect(screen.tables.firstMatch.cells["Song 0"].staticTexts["Song 0"].exists)
        #expect(screen.navigationBars["Songs"].buttons.count >= 1)
        #expect(screen.windows.count == 1)
        #expect(screen.alerts.count == 0)
        #expect(screen.buttons["Add"].isEnabled)
        #expect(!screen.buttons["Off"].isEnabled)
    }

    @Test("A navigation bar without a title is called after its controller's class")
    func untitledBars() {
        let controller = UntitledController()
        let screen = TestScreen(showing: UINavigationController(rootViewController: controller), scale: 1)
        let name = "UIKitTestingTests.Untitled"
        #expect(screen.navigationBars.element.identifier == name)
        #expect(screen.navigationBars[name].exists)
        controller.title = "Songs"
        #expect(screen.navigationBars.element.identifier == "Songs")
        #expect(!screen.navigationBars[name].exists)
    }

    @Test("Taps, presses and switches go in as touches do")
    func touching() throws {
        let songs = Songs()
        let screen = TestScreen(showing: songs, scale: 1)
        try screen.buttons["Add"].tap()
        try screen.buttons["Add"].doubleTap()
        #expect(songs.taps == 3)
        try screen.switches.element.tap()
        screen.wait(0.5)
        #expect(screen.switches.element.value == "1")
        try screen.cells["Song 2"].tap()
        #expect(screen.cells["Song 2"].isSelected)
        #expect(!screen.cells["Song 1"].isSelected)
    }

    @Test("Queries are narrowed down by identifier, type, content, predicate and number")
    func narrowing() throws {
        let screen = TestScreen(showing: Songs(), scale: 1)
        let cells = screen.tables.cells
        #expect(cells.containing(.staticText, identifier: "Song 3").element.label == "Song 3")
        #expect(cells.element(boundBy: 1).label == "Song 1")
        #expect(!cells.element(boundBy: 10_000).exists)
        #expect(cells.matching { $0.label == "Song 4" }.count == 1)
        let predicate = NSPredicate { element, _ in (element as? Element)?.label == "Song 5" }
        #expect(cells.matching(predicate).count == 1)
        #expect(cells.allElementsBoundByIndex.count == cells.count)
        #expect(screen.descendants(matching: .any).matching(.button, identifier: "Add").count == 1)
        #expect(screen.tables.firstMatch.children(matching: .cell).count > 3)
    }

    @Test("A row that does not exist yet is scrolled to, in both directions")
    func scrolling() throws {
        let screen = TestScreen(showing: Songs(), scale: 1)
        let row = screen.cells["Song 60"]
        #expect(!row.exists)
        try row.scrollToVisible(in: screen.tables.firstMatch)
        #expect(row.isHittable)
        try screen.cells["Song 1"].scrollToVisible(in: screen.tables.firstMatch)
        #expect(screen.cells["Song 1"].isHittable)
        #expect(!screen.cells["Song 60"].isHittable)
        #expect(throws: ElementError.notScrolledTo("cells[\"Song 999\"]")) {
            try screen.cells["Song 999"].scrollToVisible(in: screen.tables.firstMatch)
        }
    }

    @Test("Waiting goes by virtual time")
    func waiting() throws {
        let songs = Songs()
        let screen = TestScreen(showing: songs, scale: 1)
        #expect(!screen.alerts["Sure?"].waitForExistence(timeout: 0.2))
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: .default))
        songs.present(alert, animated: true)
        #expect(screen.alerts["Sure?"].buttons["Yes"].waitForExistence(timeout: 2))
        screen.wait(0.5)
        try screen.alerts["Sure?"].buttons["Yes"].tap()
        #expect(screen.alerts["Sure?"].waitForNonExistence(withTimeout: 2))
    }

    @Test("A coordinate is a place that moves with its element, on it or beside it")
    func coordinates() throws {
        let songs = Songs()
        let screen = TestScreen(showing: songs, scale: 1)
        let button = screen.buttons["Add"]
        let corner = button.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0))
        #expect(corner.screenPoint == button.frame.origin)
        #expect(corner.referencedElement.label == "Add")
        let middle = button.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
        #expect(middle.withOffset(CGVector(dx: 3, dy: -2)).screenPoint == CGPoint(x: button.frame.midX + 3, y: button.frame.midY - 2))
        try middle.tap()
        try middle.doubleTap()
        try corner.withOffset(CGVector(dx: -30, dy: 0)).tap()
        #expect(songs.taps == 3, "what is done beside it goes elsewhere")
        let table = try #require(screen.tables.firstMatch.view as? UIScrollView)
        let end = screen.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.25))
        try screen.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.75))
            .press(forDuration: 0.05, thenDragTo: end, withVelocity: 400, thenHoldForDuration: 0.3)
        screen.wait(1)
        #expect(table.contentOffset.y > 300)
        #expect(throws: ElementError.self) { try screen.buttons["Nothing"].coordinate(withNormalizedOffset: .init(dx: 0, dy: 0)).tap() }
    }

    @Test("Swipes go by their speed, a wheel as far as it is turned")
    func velocities() throws {
        func way(_ swipe: (Element) throws -> Void) throws -> CGFloat {
            let screen = TestScreen(showing: Songs(), scale: 1)
            let table = try #require(screen.tables.firstMatch.view as? UIScrollView)
            let start = table.contentOffset.y
            try swipe(screen.tables.firstMatch)
            screen.wait(5)
            return table.contentOffset.y - start
        }
        let (slow, usual, fast) = (
            try way { try $0.swipeUp(velocity: .slow) }, try way { try $0.swipeUp(velocity: .default) },
            try way { try $0.swipeUp(velocity: 3000) }
        )
        #expect(0 < slow, "\(slow) \(usual) \(fast)")
        #expect(slow < usual, "\(slow) \(usual) \(fast)")
        #expect(usual < fast, "\(slow) \(usual) \(fast)")
        #expect(try way { try $0.scroll(byDeltaX: 0, deltaY: -150) } == 150)
    }

    @Test("Properties are waited for, and predicates pick elements and what holds them")
    func waitingForValues() throws {
        let songs = Songs()
        let screen = TestScreen(showing: songs, scale: 1)
        #expect(!screen.switches.element.wait(for: \.value, toEqual: "1", timeout: 0.1))
        try screen.switches.element.tap()
        #expect(screen.switches.element.wait(for: \.value, toEqual: "1", timeout: 1))
        let five = NSPredicate { element, _ in (element as? Element)?.label == "Song 5" }
        #expect(screen.cells.element(matching: five).label == "Song 5")
        #expect(screen.cells.containing(five).count == 1)
        #expect(screen.descendants(matching: .any).element(matching: .button, identifier: "Add").exists)
        #expect(screen.tables.children(matching: .cell).count == screen.cells.count)
    }

    @Test("What is not there, not unique or covered is an error that says so")
    func errors() throws {
        let songs = Songs()
        let screen = TestScreen(showing: songs, scale: 1)
        let missing = #expect(throws: ElementError.self) { try screen.buttons["Nothing"].tap() }
        #expect(missing?.description.contains("buttons[\"Nothing\"]") == true)
        #expect(missing?.description.contains("add-button") == true)
        let several = #expect(throws: ElementError.self) { try screen.cells.element.tap() }
        #expect(several?.description.contains("firstMatch") == true)
        let cover = UIView(frame: songs.view.bounds)
        songs.view.addSubview(cover)
        #expect(!screen.buttons["Add"].isHittable)
        #expect(screen.buttons["Add"].exists)
        #expect(throws: (any Error).self) { try screen.buttons["Add"].tap() }
        #expect(throws: ElementError.notInScrollView("buttons[\"Edit\"]")) {
            let covered = screen.buttons["Edit"]
            songs.view.addSubview(UIView(frame: songs.view.bounds))
            try covered.scrollToVisible()
        }
    }
}

/// A bar, a button that works and one that does not, a switch and a hundred rows.
private final class Songs: UINavigationController {
    private(set) var taps = 0

    init() {
        let list = List()
        super.init(rootViewController: list)
        list.onTap = { [weak self] in self?.taps += 1 }
    }

    required init?(coder: NSCoder) { nil }

    private final class List: UITableViewController {
        var onTap: () -> Void = {}

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Songs"
            navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil)
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "song")
            let header = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 60))
            let add = UIButton(type: .system, primaryAction: UIAction(title: "Add") { [weak self] _ in self?.onTap() })
            add.accessibilityIdentifier = "add-button"
            add.frame = CGRect(x: 20, y: 8, width: 80, height: 44)
            let off = UIButton(type: .system)
            off.setTitle("Off", for: .normal)
            off.isEnabled = false
            off.frame = CGRect(x: 120, y: 8, width: 80, height: 44)
            let toggle = UISwitch()
            toggle.frame.origin = CGPoint(x: 260, y: 14)
            header.addSubview(add)
            header.addSubview(off)
            header.addSubview(toggle)
            tableView.tableHeaderView = header
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "song", for: indexPath)
            cell.textLabel?.text = "Song \(indexPath.row)"
            return cell
        }
    }
}
