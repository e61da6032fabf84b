import Foundation

/// One step from some elements to others. A query is a list of them, and is gone through anew each time.
@MainActor
enum QueryStep {
    case descendants(XCUIElement.ElementType)
    case children(XCUIElement.ElementType)
    /// Called so, in any way.
    case called(String)
    case matching(NSPredicate)
    case typed(XCUIElement.ElementType, called: String?)
    /// Those inside which there is another one.
    case containing(NSPredicate)
    case containingTyped(XCUIElement.ElementType, called: String?)
    /// Counted from 0; below 0 from the end.
    case index(Int)
    case first

    func applied(to nodes: [ElementNode]) -> [ElementNode] {
        switch self {
        case .descendants(let type): Self.unique(nodes.flatMap(\.descendants).filter { $0.isOfType(type) })
        case .children(let type): nodes.flatMap(\.nodes).filter { $0.isOfType(type) }
        case .called(let name): nodes.filter { $0.isCalled(name) }
        case .matching(let predicate): nodes.filter { predicate.evaluate(with: $0) }
        case .typed(let type, let name): nodes.filter { $0.isOfType(type) && (name.map($0.isCalled) ?? true) }
        case .containing(let predicate): nodes.filter { $0.descendants.contains { predicate.evaluate(with: $0) } }
        case .containingTyped(let type, let name):
            nodes.filter { $0.descendants.contains { $0.isOfType(type) && (name.map($0.isCalled) ?? true) } }
        case .index(let index): Self.at(index, of: nodes)
        case .first: Array(nodes.prefix(1))
        }
    }

    private static func at(_ index: Int, of nodes: [ElementNode]) -> [ElementNode] {
        let position = index < 0 ? nodes.count + index : index
        return nodes.indices.contains(position) ? [nodes[position]] : []
    }

    /// An element inside of two of them is one element.
    private static func unique(_ nodes: [ElementNode]) -> [ElementNode] {
        var seen: Set<ObjectIdentifier> = []
        return nodes.filter { seen.insert(ObjectIdentifier($0)).inserted }
    }

    private static func words(of name: String?) -> String { name.map { " matching predicate '\"\($0)\" IN identifiers'" } ?? "" }

    /// As messages name it.
    var words: String {
        switch self {
        case .descendants(let type): "Descendants matching type \(type.words)"
        case .children(let type): "Children matching type \(type.words)"
        case .called(let name): "Elements matching predicate '\"\(name)\" IN identifiers'"
        case .matching(let predicate): "Elements matching predicate '\(predicate.words)'"
        case .typed(let type, let name): "Elements of type \(type.words)" + Self.words(of: name)
        case .containing(let predicate): "Elements containing elements matching predicate '\(predicate.words)'"
        case .containingTyped(let type, let name):
            "Elements containing elements of type \(type.words)" + Self.words(of: name)
        case .index(let index): "Element at index \(index)"
        case .first: "First Match"
        }
    }
}

extension ElementNode {
    func isOfType(_ type: XCUIElement.ElementType) -> Bool { type == .any || elementType == type }
}

extension NSPredicate {
    /// The format where there is one.
    fileprivate var words: String {
        let hasFormat = self is _NSComparisonPredicate || self is NSCompoundPredicate && !description.hasPrefix("<")
        return hasFormat ? description : "BLOCKPREDICATE"
    }
}
