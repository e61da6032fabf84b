internal import Drive
import Foundation

/// One element of a tree that the app has sent. Predicates ask it for its attributes by name.
@MainActor
final class ElementNode: UIObject, XCUIElementSnapshot {
    let record: ElementRecord
    let nodes: [ElementNode]

    init(_ record: ElementRecord) {
        self.record = record
        nodes = record.children.map { ElementNode($0) }
        super.init()
    }

    var children: [any XCUIElementSnapshot] { nodes }

    @objc var elementType: XCUIElement.ElementType { XCUIElement.ElementType(rawValue: record.type) ?? .other }
    @objc var identifier: String { record.identifier }
    @objc var label: String { record.label }
    @objc var title: String { record.title }
    @objc var value: Any? { record.value }
    @objc var placeholderValue: String? { record.placeholder }
    @objc var frame: CGRect { record.frame }
    @objc var exists: Bool { true }
    @objc var isEnabled: Bool { record.isEnabled }
    @objc var isSelected: Bool { record.isSelected }
    @objc var hasFocus: Bool { record.hasFocus }
    @objc var hasKeyboardFocus: Bool { record.hasFocus }
    @objc var isHittable: Bool { record.isHittable }
    var horizontalSizeClass: UIUserInterfaceSizeClass { .unspecified }
    var verticalSizeClass: UIUserInterfaceSizeClass { .unspecified }

    /// All that is in it, each before those inside.
    var descendants: [ElementNode] { nodes.flatMap { [$0] + $0.descendants } }

    /// True if something of it is typed into.
    var holdsFocus: Bool { record.hasFocus || nodes.contains { $0.holdsFocus } }

    /// Returns true if anything that it is called by is `name`.
    func isCalled(_ name: String) -> Bool {
        [record.identifier, record.title, record.label].contains(name) || record.value == name || record.placeholder == name
    }

    /// In one line, as in `Button, {{20.0, 300.0}, {353.0, 44.0}}, label: 'Greet'`.
    var words: String {
        let frame = record.frame
        var parts = [elementType.words, "{{\(frame.minX), \(frame.minY)}, {\(frame.width), \(frame.height)}}"]
        for (name, text) in [("identifier", record.identifier), ("title", record.title), ("label", record.label)] where !text.isEmpty {
            parts.append("\(name): '\(text)'")
        }
        if let placeholder = record.placeholder { parts.append("placeholderValue: '\(placeholder)'") }
        if let value = record.value { parts.append("value: \(value)") }
        if !record.isEnabled { parts.append("Disabled") }
        if record.isSelected { parts.append("Selected") }
        if record.hasFocus { parts.append("Keyboard Focused") }
        return parts.joined(separator: ", ")
    }

    /// The whole tree, a line for each.
    func tree(depth: Int = 0) -> String {
        String(repeating: "  ", count: depth) + words + "\n" + nodes.map { $0.tree(depth: depth + 1) }.joined()
    }
}
