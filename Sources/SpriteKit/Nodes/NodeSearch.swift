import Foundation

/// A search by name, as ``SKNode/childNode(withName:)`` takes it.
@MainActor
struct NodeSearch {
    private enum Step {
        case root, parent, itself
        case child(NamePattern)
        /// The next step is taken from the node and from all that are inside.
        case anywhere
    }

    private let steps: [Step]

    init(_ text: String) {
        var steps: [Step] = []
        var rest = Substring(text)
        if rest.hasPrefix("/") {
            steps.append(.root)
            rest = rest.dropFirst()
        }
        for part in rest.split(separator: "/", omittingEmptySubsequences: false) {
            switch part {
            case "": steps.append(.anywhere)
            case "..": steps.append(.parent)
            case ".": steps.append(.itself)
            default: steps.append(.child(NamePattern(String(part))))
            }
        }
        self.steps = steps
    }

    func first(from node: SKNode) -> SKNode? {
        var result: SKNode?
        visit(from: node) { found, stop in
            result = found
            stop.pointee = true
        }
        return result
    }

    func all(from node: SKNode) -> [SKNode] {
        var result: [SKNode] = []
        visit(from: node) { found, _ in result.append(found) }
        return result
    }

    func visit(from node: SKNode, _ body: (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
        // What is called may change the tree.
        var (found, known): ([SKNode], Set<ObjectIdentifier>) = ([], [])
        collect(steps[...], from: node) { if known.insert(ObjectIdentifier($0)).inserted { found.append($0) } }
        var stop: ObjCBool = false
        for node in found {
            body(node, &stop)
            if stop.boolValue { return }
        }
    }

    private func collect(_ steps: ArraySlice<Step>, from node: SKNode, _ add: (SKNode) -> Void) {
        guard let step = steps.first else { return add(node) }
        let rest = steps.dropFirst()
        switch step {
        case .root: collect(rest, from: sequence(first: node, next: \.parent).reduce(node) { $1 }, add)
        case .parent: if let parent = node.parent { collect(rest, from: parent, add) }
        case .itself: collect(rest, from: node, add)
        case .child(let pattern):
            for child in node.children where pattern.matches(child.name) { collect(rest, from: child, add) }
        case .anywhere:
            // Nothing after it means nothing to find.
            guard !rest.isEmpty else { return }
            collect(rest, from: node, add)
            for child in node.children { collect(steps, from: child, add) }
        }
    }
}
