import Testing
import UIKitTesting

@_spi(ForasteroInternal) @testable import Inspector

/// Properties are read and edited by name; what makes no sense is refused and changes nothing.
@MainActor
struct PropertyCatalogTests {
    private func value(_ view: UIView, _ name: String, _ part: InspectedPart = .view) -> PropertyValue? {
        PropertyCatalog.sections(of: view).filter { $0.part == part }.flatMap(\.properties).last { $0.name == name }?.value
    }

    @Test("Each kind of property of a view is read and edited")
    func kinds() throws {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        let edits: [(String, PropertyValue)] = [
            ("frame", .numbers([5, 6, 70, 80])), ("bounds", .numbers([0, 3, 50, 60])), ("center", .numbers([7, 8.5])),
            ("alpha", .number(0.25)), ("isHidden", .flag(true)), ("tag", .number(-12)), ("backgroundColor", .text("#11223344")),
            ("accessibilityIdentifier", .text("the view")), ("contentMode", .text("topRight")),
            ("autoresizingMask", .text("flexibleWidth flexibleTopMargin")), ("transform", .numbers([2, 0, 0, 3, 4, 5])),
            ("layoutMargins", .numbers([1, 2, 3, 4])), ("accessibilityIdentifier", .nothing), ("backgroundColor", .nothing),
        ]
        for (name, new) in edits {
            try PropertyCatalog.edit(view, .view, name, to: new)
            #expect(value(view, name) == new, "\(name)")
        }
        #expect(view.bounds == CGRect(x: 0, y: 3, width: 50, height: 60))
        #expect(view.isHidden)
        #expect(view.tag == -12)
        #expect(view.autoresizingMask == [.flexibleWidth, .flexibleTopMargin])
        #expect(view.contentMode == .topRight)
    }

    @Test("A text field's text, look and modes are read and edited")
    func fields() throws {
        let field = UITextField(frame: CGRect(x: 1, y: 2, width: 100, height: 34))
        let edits: [(String, PropertyValue)] = [
            ("text", .text("Ada")), ("placeholder", .text("Name")), ("textColor", .text("#ff0000ff")), ("textAlignment", .text("center")),
            ("borderStyle", .text("roundedRect")), ("isSecureTextEntry", .flag(true)), ("minimumFontSize", .number(9)),
            ("clearButtonMode", .text("whileEditing")), ("leftViewMode", .text("always")), ("clearsOnBeginEditing", .flag(true)),
        ]
        for (name, new) in edits {
            try PropertyCatalog.edit(field, .view, name, to: new)
            #expect(value(field, name) == new, "\(name)")
        }
        #expect(field.text == "Ada")
        #expect(field.borderStyle == .roundedRect)
        #expect(field.clearButtonMode == .whileEditing)
        #expect(throws: (any Error).self) { try PropertyCatalog.edit(field, .view, "borderStyle", to: .text("plaid")) }
    }

    @Test("Each kind of property of a layer is read and edited")
    func layers() throws {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        var space = CATransform3DIdentity.numbers
        space[11] = -0.002
        let edits: [(String, PropertyValue)] = [
            ("position", .numbers([1, 2])), ("zPosition", .number(3)), ("anchorPoint", .numbers([0, 1])), ("transform", .numbers(space)),
            ("cornerRadius", .number(9)), ("borderWidth", .number(2)), ("borderColor", .text("#00ff00ff")), ("shadowOpacity", .number(0.5)),
            ("shadowOffset", .numbers([-1, 4])), ("shadowRadius", .number(6)), ("opacity", .number(0.75)), ("masksToBounds", .flag(true)),
            ("cornerCurve", .text("continuous")), ("maskedCorners", .text("layerMinXMinYCorner")), ("name", .text("a layer")),
        ]
        for (name, new) in edits {
            try PropertyCatalog.edit(view, .layer, name, to: new)
            #expect(value(view, name, .layer) == new, "\(name)")
        }
        #expect(view.layer.cornerRadius == 9)
        #expect(view.clipsToBounds)
        #expect(view.layer.shadowOffset == CGSize(width: -1, height: 4))
    }

    @Test("Labels, buttons, controls and scroll views have what they add")
    func subclasses() throws {
        let label = UILabel()
        try PropertyCatalog.edit(label, .view, "text", to: .text("Hello"))
        try PropertyCatalog.edit(label, .view, "font.pointSize", to: .number(33))
        try PropertyCatalog.edit(label, .view, "textColor", to: .text("#ff0000"))
        #expect(label.text == "Hello")
        #expect(label.font.pointSize == 33)
        #expect(value(label, "textColor") == .text("#ff0000ff"))
        let button = UIButton(type: .system)
        try PropertyCatalog.edit(button, .view, "currentTitle", to: .text("Save"))
        try PropertyCatalog.edit(button, .view, "isEnabled", to: .flag(false))
        #expect(button.title(for: .normal) == "Save")
        #expect(value(button, "state") == .text("disabled"))
        let configured = UIButton(configuration: .filled())
        try PropertyCatalog.edit(configured, .view, "currentTitle", to: .text("Go"))
        #expect(configured.configuration?.title == "Go")
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        try PropertyCatalog.edit(scroll, .view, "contentSize", to: .numbers([100, 500]))
        try PropertyCatalog.edit(scroll, .view, "contentOffset", to: .numbers([0, 40]))
        try PropertyCatalog.edit(scroll, .view, "contentInset", to: .numbers([1, 2, 3, 4]))
        #expect(scroll.contentOffset.y == 40)
        #expect(scroll.contentInset == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        let slider = UISlider()
        try PropertyCatalog.edit(slider, .view, "value", to: .number(0.75))
        #expect(slider.value == 0.75)
        let toggle = UISwitch()
        try PropertyCatalog.edit(toggle, .view, "isOn", to: .flag(true))
        #expect(toggle.isOn)
    }

    @Test("All values of all kinds of views can be read")
    func everything() {
        let segments = UISegmentedControl(items: ["A", "B"])
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), style: .plain)
        let views = [
            UIView(), UILabel(), UIImageView(), UIScrollView(), UIButton(), UISwitch(), UISlider(), UIStepper(), segments,
            UIPageControl(), UIProgressView(), UIActivityIndicatorView(), table, UITableViewCell(), UINavigationBar(), UITabBar(),
            UIWindow(),
        ]
        for view in views {
            let sections = PropertyCatalog.sections(of: view)
            #expect(sections.contains { $0.part == .layer })
            #expect(sections[0].title.hasPrefix("UIView"))
            for property in sections.flatMap(\.properties) where property.isEditable {
                if let count = property.kind.numberCount {
                    guard case .numbers(let numbers) = property.value else {
                        Issue.record("\(property.name) has no numbers")
                        continue
                    }
                    #expect(numbers.count == count, "\(property.name)")
                }
                #expect(property.kind != .choice || property.choices?.isEmpty == false)
            }
        }
    }

    @Test(
        "Edits that make no sense are refused and change nothing",
        arguments: [
            ("frame", PropertyValue.numbers([1, 2, 3])), ("frame", .numbers([0, 0, -1, 5])), ("frame", .numbers([0, 0, 1e9, 5])),
            ("frame", .number(1)), ("alpha", .number(1.5)), ("alpha", .number(.nan)), ("alpha", .text("0.5")), ("isHidden", .number(1)),
            ("tag", .number(1.5)), ("tag", .number(1e12)), ("backgroundColor", .text("red")), ("backgroundColor", .flag(true)),
            ("contentMode", .text("upsideDown")), ("autoresizingMask", .text("flexibleWidth nothing")),
            ("safeAreaInsets", .numbers([0, 0, 0, 0])),
            ("noSuchProperty", .number(1)), ("", .nothing), ("value", .number(3)), ("minimumValue", .number(100)),
            ("maximumValue", .number(0)), ("stepValue", .number(0)), ("transform", .numbers([.infinity, 0, 0, 1, 0, 0])),
        ])
    func badEdits(name: String, value: PropertyValue) {
        let stepper = UIStepper(frame: CGRect(x: 1, y: 2, width: 94, height: 32))
        stepper.maximumValue = 2
        let before = PropertyCatalog.sections(of: stepper)
        #expect(throws: EditError.self) { try PropertyCatalog.edit(stepper, .view, name, to: value) }
        #expect(PropertyCatalog.sections(of: stepper) == before)
    }

    @Test("What a class of the application stores is read, and nothing of it is touched")
    func storedProperties() throws {
        let card = Card(frame: .zero)
        let section = try #require(PropertyCatalog.sections(of: card).first { $0.title.hasSuffix("Card") })
        let values = Dictionary(uniqueKeysWithValues: section.properties.map { ($0.name, $0.value) })
        #expect(values["count"] == .text("3"))
        #expect(values["caption"] == .text("Hello"))
        #expect(values["missing"] == .text("nil"))
        #expect(values["rows"] == .text("1000 elements"))
        #expect(values["late (lazy)"] == .text("nil"))
        #expect(values["inherited"] == .text("true"))
        #expect(values["owner"] == .text("a weak or unowned reference"))
        #expect(values["gone"] == .text("a weak or unowned reference"))
        #expect(section.properties.allSatisfy { !$0.isEditable })
        #expect(Card.lateReads == 0)
        #expect(!PropertyCatalog.sections(of: UILabel()).contains { $0.properties.contains { $0.name.contains("storage") } })
    }

    private class Base: UILabel {
        var inherited = true
    }

    private final class Card: Base {
        static var lateReads = 0
        var count = 3
        let caption = "Hello"
        var missing: String?
        var rows = Array(0..<1000)
        lazy var late: Int = {
            Self.lateReads += 1
            return 1
        }()
        weak var owner: UIView?
        unowned var gone: UIView = UIView()
    }

    @Test("Values survive JSON", arguments: [PropertyValue.nothing, .flag(true), .number(1.5), .numbers([1, -2]), .text("1")])
    func json(value: PropertyValue) throws {
        let data = try JSONEncoder().encode([value])
        #expect(try JSONDecoder().decode([PropertyValue].self, from: data) == [value])
    }
}
