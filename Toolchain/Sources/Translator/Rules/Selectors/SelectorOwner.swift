import SwiftSyntax

/// The type that a `#selector` refers to.
struct SelectorOwner {
    enum Reference {
        /// `X.f`, or `f` inside X.
        case type
        /// `value.f`.
        case instance
    }

    /// How generated code names the type; nil if it cannot.
    let text: String?
    let symbol: TypeSymbol?
    let reference: Reference

    init(_ argument: SelectorArgument, _ file: FileRewriter) {
        guard let base = argument.base, !SelectorOwner.isSelf(base) else {
            self.init(around: argument.name.plainName, file)
            return
        }
        let text = base.trimmedDescription
        let path = SelectorOwner.path(of: base)
        if let path, let symbol = file.type(named: path) {
            self.init(text: text, symbol: symbol, reference: .type)
        } else if let last = path?.split(separator: ".").last, last.first?.isUppercase ?? false {
            self.init(text: text, symbol: nil, reference: .type)
        } else {
            let type = base.as(DeclReferenceExprSyntax.self).flatMap { LocalVariables.type(of: $0.baseName.plainName, at: Syntax(base)) }
            let name = type.flatMap(TypeName.path)
            self.init(text: text, symbol: name.flatMap { file.type(named: $0) }, reference: .instance)
        }
    }

    private init(text: String?, symbol: TypeSymbol?, reference: Reference) {
        self.text = text
        self.symbol = symbol
        self.reference = reference
    }

    /// The innermost type around the position that has a member of the name.
    private init(around name: String, _ file: FileRewriter) {
        guard let innermost = file.scope else {
            self.init(text: nil, symbol: nil, reference: .type)
            return
        }
        for scope in file.scopes.reversed() {
            guard let symbol = scope.symbol else { continue }
            if !file.symbols.methods(named: name, of: symbol).isEmpty || file.symbols.property(named: name, of: symbol) != nil {
                self.init(text: SelectorOwner.text(of: scope), symbol: symbol, reference: .type)
                return
            }
        }
        self.init(text: SelectorOwner.text(of: innermost), symbol: innermost.symbol, reference: .type)
    }

    private static func text(of scope: TypeScope) -> String { scope.kind == .protocol ? "Self" : scope.name }

    static func isSelf(_ base: ExprSyntax) -> Bool {
        if base.is(SuperExprSyntax.self) { return true }
        let token = base.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind
        return token == .keyword(.self) || token == .keyword(.Self)
    }

    /// `Outer.Inner` for `Outer<Int>.Inner`; nil for anything but names.
    private static func path(of expression: ExprSyntax) -> String? {
        if let reference = expression.as(DeclReferenceExprSyntax.self) { return reference.baseName.plainName }
        if let specialized = expression.as(GenericSpecializationExprSyntax.self) { return path(of: specialized.expression) }
        guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else { return nil }
        return path(of: base).map { $0 + "." + member.declName.baseName.plainName }
    }
}
