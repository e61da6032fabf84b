/// The way from an application to elements of it.
@MainActor
struct ElementPath {
    var steps: [QueryStep] = []

    func appending(_ step: QueryStep) -> ElementPath { ElementPath(steps: steps + [step]) }

    /// The elements at its end.
    func elements(in application: ElementNode) -> [ElementNode] {
        steps.reduce([application]) { $1.applied(to: $0) }
    }

    /// As messages begin with it: `"Greet" Button`, `Button (First Match)`.
    var title: String {
        var type = "Application", name: String?, ending = ""
        for step in steps {
            switch step {
            case .descendants(let next), .children(let next): (type, name, ending) = (next.words, nil, "")
            case .called(let called): name = called
            case .typed(let next, let called): (type, name) = (next == .any ? type : next.words, called ?? name)
            case .first: ending = " (First Match)"
            case .index(let index): ending = " (Element at index \(index))"
            case .matching, .containing, .containingTyped: break
            }
        }
        return (name.map { "\"\($0)\" " } ?? "") + type + ending
    }

    /// All steps, as messages list them.
    var sequence: String { steps.map { "`\($0.words)`" }.joined(separator: " -> ") }
}
