import Drive
import Foundation

@testable import XCUIAutomation

/// Reads a tree of elements from text: one element a line, two spaces for each level, `type "label" key=value …`.
///
///     application "App"
///       window frame=0,0,390,844
///         button "Save" id=save disabled
@MainActor
struct ElementDump {
    private var lines: [(depth: Int, record: ElementRecord)] = []

    static func node(_ text: String) -> ElementNode {
        var dump = ElementDump()
        for line in text.split(separator: "\n") { dump.add(line) }
        for number in dump.lines.indices { dump.lines[number].record.number = number }
        var rest = dump.lines[...]
        return ElementNode(Self.take(&rest))
    }

    private static func take(_ rest: inout ArraySlice<(depth: Int, record: ElementRecord)>) -> ElementRecord {
        var (depth, record) = rest.removeFirst()
        while let next = rest.first, next.depth > depth { record.children.append(take(&rest)) }
        depth = 0
        return record
    }

    private mutating func add(_ line: Substring) {
        let depth = line.prefix { $0 == " " }.count / 2
        var words = line.split(separator: " ").map(String.init)
        let name = words.removeFirst()
        guard let type = XCUIElement.ElementType.allCases.first(where: { String(describing: $0) == name }) else {
            fatalError("there is no element type \(name)")
        }
        var record = ElementRecord(type: type.rawValue)
        record.isHittable = true
        if let label = line.firstMatch(of: /"([^"]*)"/) { record.label = String(label.1) }
        for word in words { Self.apply(word, to: &record) }
        lines.append((depth, record))
    }

    private static func apply(_ word: String, to record: inout ElementRecord) {
        let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
        switch (parts[0], parts.count > 1 ? parts[1] : "") {
        case ("id", let text): record.identifier = text
        case ("title", let text): record.title = text
        case ("value", let text): record.value = text
        case ("placeholder", let text): record.placeholder = text
        case ("frame", let text):
            let numbers = text.split(separator: ",").compactMap { Double($0) }
            record.frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        case ("disabled", _): record.isEnabled = false
        case ("selected", _): record.isSelected = true
        case ("focused", _): record.hasFocus = true
        case ("covered", _): record.isHittable = false
        default: break
        }
    }
}
