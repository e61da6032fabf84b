import Testing
import UIKitTesting

/// Elements by predicates in the predicate language, written as tests for XCUITest write them.
@MainActor
struct PredicateTests {
    private let form = Form()
    private let screen: TestScreen

    init() { screen = TestScreen(showing: form, scale: 1) }

    @Test(
        "Each attribute of an element can be asked for by its name",
        arguments: [
            ("label CONTAINS[cd] 'zlut'", ["Žluťoučký kůň"]), ("label BEGINSWITH 'Row'", ["Row 0", "Row 1", "Row 2"]),
            ("label MATCHES 'Row [12]'", ["Row 1", "Row 2"]), ("label LIKE '*2' AND label != 'x'", ["Row 2"]),
            ("identifier == 'horse'", ["Žluťoučký kůň"]), ("identifier IN {'save', 'none'}", ["Save"]),
            ("title == 'Save'", ["Save"]), ("title == 'Row 1'", ["Row 1"]), ("value == '1'", ["Loud"]), ("value != nil", ["Loud"]),
            ("placeholderValue == 'Your name'", ["Name"]), ("exists == false", []), ("isEnabled == NO", ["Locked"]),
            ("enabled == 0 AND identifier != 'x'", ["Locked"]), ("isSelected == true", ["Row 1"]), ("selected == 1", ["Row 1"]),
            ("isHittable == 0 AND label == 'Below'", ["Below"]), ("hittable == true AND label ENDSWITH 'Save'", ["Save"]),
            ("hasFocus == true", []), ("elementType == 75", ["Row 0", "Row 1", "Row 2"]),
            ("NOT elementType IN {48, 9, 75, 40, 1, 43, 46, 26, 4}", []),
            ("isHittable == 1 AND label BEGINSWITH 'Row' AND NOT label ENDSWITH '0'", ["Row 1", "Row 2"]),
            ("label == 'Save' OR (label == 'Locked' && exists == YES)", ["Locked", "Save"]),
        ] as [(String, [String])])
    func attributes(format: String, labels: [String]) {
        let found = screen.descendants(matching: .any).matching(NSPredicate(format: format)).allElementsBoundByIndex
        // What is in a row has the row's text as well.
        let names = Set(found.filter { $0.elementType != .staticText || !$0.label.hasPrefix("Row") }.map(\.label)).subtracting([""])
        #expect(names.sorted() == labels)
    }

    @Test("Arguments take their places, those of types and frames too")
    func arguments() {
        let any = screen.descendants(matching: .any)
        #expect(any.matching(NSPredicate(format: "label CONTAINS[cd] %@", "KUN")).count == 1)
        #expect(any.matching(NSPredicate(format: "%K == %@", "identifier", "save")).element.label == "Save")
        #expect(any.matching(NSPredicate(format: "elementType == %d", ElementType.cell.rawValue)).count == 3)
        #expect(any.matching(NSPredicate(format: "elementType == %ld AND label == %@", ElementType.button.rawValue, "Save")).count == 1)
        #expect(any.matching(NSPredicate(format: "identifier == %@", argumentArray: ["horse"])).count == 1)
        #expect(any.matching(NSPredicate(format: "frame == %@", NSValue(cgRect: screen.buttons["save"].frame))).firstMatch.exists)
        let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
            NSPredicate(format: "label BEGINSWITH 'Row'"), NSPredicate(format: "isSelected == true"),
        ])
        #expect(screen.cells.matching(both).count == 1)
    }

    @Test("One element, and what holds one, are found by predicate")
    func elements() throws {
        let save = NSPredicate(format: "label == 'Save'")
        try screen.buttons.element(matching: save).tap()
        #expect(form.saveCount == 1)
        #expect(screen.tables.containing(NSPredicate(format: "label == 'Row 2'")).count == 1)
        #expect(screen.tables.containing(NSPredicate(format: "label == 'Save'")).count == 0)
        #expect(screen.cells.containing(NSPredicate(format: "elementType == 48 AND label == 'Row 0'")).element.title == "Row 0")
        let rows = NSPredicate(format: "label BEGINSWITH 'Row'")
        let several = #expect(throws: ElementError.self) { try screen.cells.element(matching: rows).tap() }
        #expect(several?.description.contains("label BEGINSWITH \"Row\"") == true, "\(several?.description ?? "")")
    }

    @Test("Virtual time passes until a predicate holds of an element, a query or anything else")
    func waiting() throws {
        let late = screen.staticTexts["late"]
        #expect(!late.wait(for: NSPredicate(format: "exists == true"), timeout: 0.1))
        form.showLate(after: 1)
        #expect(late.wait(for: NSPredicate(format: "exists == true AND isHittable == true"), timeout: 2))
        form.addRow(after: 1)
        #expect(screen.cells.wait(for: NSPredicate(format: "count == %d", 4), timeout: 2))
        #expect(screen.wait(for: NSPredicate(format: "label == 'Row 3'"), evaluatedWith: screen.cells.element(boundBy: 3), timeout: 0))
        let counts: NSMutableDictionary = ["saves": 0]
        #expect(!screen.wait(for: NSPredicate(format: "saves > 0"), evaluatedWith: counts, timeout: 0.1))
        counts["saves"] = 2
        #expect(screen.wait(for: NSPredicate(format: "saves > 0"), evaluatedWith: counts, timeout: 0.1))
    }

    @Test("Types have the numbers of XCUITest")
    func numbers() {
        let numbers: [(ElementType, UInt)] = [
            (.any, 0), (.other, 1), (.window, 4), (.alert, 7), (.button, 9), (.navigationBar, 21), (.table, 26), (.slider, 33),
            (.picker, 38), (.pickerWheel, 39), (.datePicker, 51), (.switch, 40), (.image, 43), (.staticText, 48), (.menuItem, 54),
            (.cell, 75), (.stepper, 79),
        ]
        for (type, number) in numbers { #expect(type.rawValue == number) }
    }

    @Test("A wait that has no end, an attribute that there is not, and a format that cannot be read are programming errors")
    func misuse() async {
        let endless = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = TestScreen(scale: 1).wait(for: NSPredicate(value: false), evaluatedWith: nil, timeout: .infinity)
        }
        #expect(text(endless).contains("Give a timeout from 0 to 3600 seconds."))
        let unknown = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let screen = TestScreen(scale: 1)
            _ = screen.windows.matching(NSPredicate(format: "colour == 1")).count
        }
        #expect(text(unknown).contains("this class is not key value coding-compliant for the key colour"))
        let malformed = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = NSPredicate(format: "label BEGINS 'Row'")
        }
        #expect(text(malformed).contains("Unable to parse the format string \"label BEGINS 'Row'\""))
    }

    private func text(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }
}

/// Texts, a button that saves, one that is locked, a switch, a field and three rows, of which one is selected.
private final class Form: UIViewController, UITableViewDataSource {
    private(set) var saveCount = 0
    private var rowCount = 3
    private let table = UITableView(frame: CGRect(x: 0, y: 400, width: 390, height: 300), style: .plain)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let horse = UILabel(frame: CGRect(x: 20, y: 60, width: 300, height: 30))
        horse.text = "Žluťoučký kůň"
        horse.accessibilityIdentifier = "horse"
        let save = UIButton(type: .system, primaryAction: UIAction(title: "Save") { [weak self] _ in self?.saveCount += 1 })
        save.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
        save.accessibilityIdentifier = "save"
        let locked = UIButton(type: .system)
        locked.setTitle("Locked", for: .normal)
        locked.isEnabled = false
        locked.frame = CGRect(x: 140, y: 100, width: 100, height: 44)
        let loud = UISwitch(frame: CGRect(x: 20, y: 160, width: 51, height: 31))
        loud.isOn = true
        loud.accessibilityLabel = "Loud"
        let field = Field(frame: CGRect(x: 20, y: 220, width: 200, height: 40))
        field.accessibilityLabel = "Name"
        let below = UILabel(frame: CGRect(x: 20, y: 1200, width: 100, height: 30))
        below.text = "Below"
        table.dataSource = self
        for part in [horse, save, locked, loud, field, below, table] { view.addSubview(part) }
        table.layoutIfNeeded()
        table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rowCount }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }

    func showLate(after delay: TimeInterval) { perform(#selector(showLate), with: nil, afterDelay: delay) }

    @objc private func showLate() {
        let late = UILabel(frame: CGRect(x: 20, y: 300, width: 100, height: 30))
        late.text = "Late"
        late.accessibilityIdentifier = "late"
        view.addSubview(late)
    }

    func addRow(after delay: TimeInterval) {
        Timer.scheduledTimer(timeInterval: delay, target: self, selector: #selector(addRow), userInfo: nil, repeats: false)
    }

    @objc private func addRow() {
        rowCount += 1
        table.reloadData()
    }
}

/// A field of the app's own, with a text in place of what is missing.
private final class Field: UIView {
    @objc var placeholder: String? = "Your name"
}
