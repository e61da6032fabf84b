import SwiftSyntax

/// An override in an extension that only watches a property: `override var tag: Int { didSet {…} }`.
///
/// To Swift that is a stored property, which no extension may have. The observers become functions, `func __ext_X_tag_didSet(_ oldValue:
/// Int) {…}`, and the class body gets `override var tag: Int { didSet { __ext_X_tag_didSet(oldValue) } }`.
enum ObserverOverrideRule {
    /// The observers of a property that has nothing else.
    static func observers(of binding: PatternBindingSyntax) -> [AccessorDeclSyntax]? {
        guard case .accessors(let accessors)? = binding.accessorBlock?.accessors, !accessors.isEmpty,
            accessors.allSatisfy({ ["willSet", "didSet"].contains($0.accessorSpecifier.text) && $0.body != nil })
        else { return nil }
        return Array(accessors)
    }

    /// The text between the braces of the property in the class body.
    static func forwarder(_ observers: [AccessorDeclSyntax], movedName: String) -> String {
        observers.map { observer in
            let kind = observer.accessorSpecifier.text
            return "\(kind) { \(movedName)_\(kind)(\(parameter(of: kind))) }"
        }.joined(separator: " ")
    }

    /// Rewrites the declaration in the extension.
    static func apply(_ variable: VariableDeclSyntax, movedName: String, _ file: FileRewriter) -> Bool {
        guard let binding = variable.bindings.first, let type = binding.typeAnnotation?.type, let block = binding.accessorBlock,
            let observers = observers(of: binding)
        else { return false }
        for token in variable.modifiers.tokens(of: Modifiers.access.union([.override, .dynamic])) { file.edits.blank(token.range) }
        file.edits.blank(variable.bindingSpecifier.start..<block.leftBrace.end)
        for observer in observers {
            let kind = observer.accessorSpecifier.text
            let name = observer.parameters?.name.text ?? parameter(of: kind)
            let end = observer.parameters?.end ?? observer.accessorSpecifier.end
            file.edits.replace(observer.accessorSpecifier.start..<end, with: "func \(movedName)_\(kind)(_ \(name): \(type.singleLine))")
            if let body = observer.body { file.edits.insert(";", at: body.rightBrace.end) }
        }
        file.edits.blank(block.rightBrace.range)
        return true
    }

    private static func parameter(of kind: String) -> String { kind == "didSet" ? "oldValue" : "newValue" }
}
