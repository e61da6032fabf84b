import Testing
import UIKitTesting

/// What constraints come of the visual format language.
@MainActor
struct VisualFormatTests {
    private let host = UIView(), a = UIView(), b = UIView()
    private var views: [String: Any] { ["a": a, "b": b, "host": host] }

    init() {
        host.addSubview(a)
        host.addSubview(b)
    }

    /// The constraints in words, each like `a.leading = host.leading + 8 @750`.
    private func words(
        _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], _ metrics: [String: Any]? = nil
    ) -> [String] {
        NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: metrics, views: views).map(word)
    }

    private func word(_ constraint: NSLayoutConstraint) -> String {
        let signs = [-1: "<=", 0: "=", 1: ">="]
        let first = side(constraint.firstItem, constraint.firstAttribute), second = side(constraint.secondItem, constraint.secondAttribute)
        let constant = Int(constraint.constant)
        var text = "\(first) \(signs[constraint.relation.rawValue] ?? "?") "
        text += second.isEmpty ? "\(constant)" : second + (constant == 0 ? "" : constant > 0 ? " + \(constant)" : " - \(-constant)")
        return text + (constraint.priority == .required ? "" : " @\(Int(constraint.priority.rawValue))")
    }

    private func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
        guard let item else { return "" }
        let name = item === a ? "a" : item === b ? "b" : item === host ? "host" : "?"
        let names: [NSLayoutConstraint.Attribute: String] = [
            .left: "left", .right: "right", .top: "top", .bottom: "bottom", .leading: "leading", .trailing: "trailing", .width: "width",
            .height: "height", .centerY: "centerY", .lastBaseline: "lastBaseline", .firstBaseline: "firstBaseline",
            .leadingMargin: "leadingMargin", .trailingMargin: "trailingMargin", .topMargin: "topMargin", .bottomMargin: "bottomMargin",
            .centerX: "centerX",
        ]
        return "\(name).\(names[attribute] ?? "\(attribute.rawValue)")"
    }

    @Test("A row from edge to edge")
    func row() {
        #expect(words("H:|[a]-[b]|") == ["a.leading = host.leading", "b.leading = a.trailing + 8", "host.trailing = b.trailing"])
        #expect(words("[a][b]") == ["b.leading = a.trailing"])
        #expect(words("|-5-[a]-(6)-|") == ["a.leading = host.leading + 5", "host.trailing = a.trailing + 6"])
    }

    @Test("A dash at the superview is its margin")
    func margins() {
        #expect(words("|-[a]-|") == ["a.leading = host.leadingMargin", "host.trailingMargin = a.trailing"])
        #expect(words("V:|-[a]-|") == ["a.top = host.topMargin", "host.bottomMargin = a.bottom"])
    }

    @Test("A column")
    func column() {
        #expect(
            words("V:|-10-[a(20)]-[b]|") == [
                "a.top = host.top + 10", "a.height = 20", "b.top = a.bottom + 8", "host.bottom = b.bottom",
            ])
    }

    @Test("Sizes: numbers, relations, priorities, other views, several at once")
    func sizes() {
        #expect(words("[a(50)]") == ["a.width = 50"])
        #expect(words("[a(>=50@250,<=100)]") == ["a.width >= 50 @250", "a.width <= 100"])
        #expect(words("V:[a(==b)]") == ["a.height = b.height"])
        #expect(words("[a(b)]-[b(>=host)]") == ["a.width = b.width", "b.leading = a.trailing + 8", "b.width >= host.width"])
    }

    @Test("Names stand for numbers")
    func metrics() {
        let metrics: [String: Any] = ["gap": 12, "wide": 99.0, "soft": UILayoutPriority.defaultLow, "low": NSNumber(value: -3)]
        #expect(words("|-gap-[a(wide@soft)]", [], metrics) == ["a.leading = host.leading + 12", "a.width = 99 @250"])
        #expect(words("[a]-low-[b]", [], metrics) == ["b.leading = a.trailing - 3"])
        #expect(words("[a]-(>=gap@soft,<=wide)-[b]", [], metrics) == ["b.leading >= a.trailing + 12 @250", "b.leading <= a.trailing + 99"])
    }

    @Test("Views are aligned across the direction")
    func alignment() {
        #expect(
            words("[a]-[b]", [.alignAllTop, .alignAllLastBaseline]) == [
                "b.leading = a.trailing + 8", "b.top = a.top", "b.lastBaseline = a.lastBaseline",
            ])
        #expect(words("V:[a]-[b]", .alignAllCenterX) == ["b.top = a.bottom + 8", "b.centerX = a.centerX"])
    }

    @Test("Rows may begin on a side that does not depend on the language")
    func directions() {
        #expect(words("|-4-[a]-[b]", .directionLeftToRight) == ["a.left = host.left + 4", "b.left = a.right + 8"])
        #expect(words("|-4-[a]-(>=8)-[b]", .directionRightToLeft) == ["a.right = host.right - 4", "b.right <= a.left - 8"])
    }

    @Test("Distances of baselines")
    func baselines() {
        #expect(words("V:|[a]-20-[b]", .spacingBaselineToBaseline) == ["a.top = host.top", "b.firstBaseline = a.lastBaseline + 20"])
    }

    @Test("Spaces do not count")
    func spaces() {
        #expect(words(" H: | - 8 - [ a ( 5 , >= b ) ] ") == ["a.leading = host.leading + 8", "a.width = 5", "a.width >= b.width"])
    }
}
