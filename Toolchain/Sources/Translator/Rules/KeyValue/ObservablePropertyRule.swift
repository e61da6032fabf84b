import SwiftSyntax

/// An `@objc dynamic` property tells its observers before and after it changes.
enum ObservablePropertyRule {
    static func apply(_ variable: VariableDeclSyntax, _ binding: PatternBindingSyntax, key: String, _ file: FileRewriter) {
        guard variable.bindingSpecifier.tokenKind == .keyword(.var) else { return }
        let will = "_objcWillChange(self, \"\(key)\")"
        let did = "_objcDidChange(self, \"\(key)\")"
        guard let block = binding.accessorBlock else {
            let end = binding.trailingComma == nil ? binding.end : (binding.initializer?.end ?? binding.typeAnnotation?.end ?? binding.end)
            file.edits.insert(" { willSet { \(will) } didSet { \(did) } }", at: end)
            file.count("KVO: stored property")
            return
        }
        guard case .accessors(let accessors) = block.accessors else { return }
        let willSet = accessors.first { $0.accessorSpecifier.tokenKind == .keyword(.willSet) }
        let didSet = accessors.first { $0.accessorSpecifier.tokenKind == .keyword(.didSet) }
        if willSet != nil || didSet != nil {
            merge(will, intoStartOf: willSet, or: " willSet { \(will) } ", at: block.leftBrace.end, file)
            merge(did, intoEndOf: didSet, or: " didSet { \(did) } ", at: block.rightBrace.start, file)
            file.count("KVO: property with observers")
        } else if let body = accessors.first(where: { $0.accessorSpecifier.tokenKind == .keyword(.set) })?.body {
            file.edits.insert(" \(will); defer { \(did) }; ", at: body.leftBrace.end)
            file.count("KVO: property with a setter")
        }
    }

    private static func merge(
        _ call: String, intoStartOf accessor: AccessorDeclSyntax?, or observer: String, at place: Int, _ file: FileRewriter
    ) {
        if let body = accessor?.body {
            file.edits.insert(" \(call); ", at: body.leftBrace.end)
        } else {
            file.edits.insert(observer, at: place)
        }
    }

    /// The call is in a `defer`, so that a `return` in the observer does not skip it.
    private static func merge(
        _ call: String, intoEndOf accessor: AccessorDeclSyntax?, or observer: String, at place: Int, _ file: FileRewriter
    ) {
        if let body = accessor?.body {
            file.edits.insert(" defer { \(call) }; ", at: body.leftBrace.end)
        } else {
            file.edits.insert(observer, at: place)
        }
    }
}
