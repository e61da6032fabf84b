import SwiftSyntax

/// The sender of an action that does not look at it. Objective-C never checks what a message carries: an action that is declared for gesture
/// recognizers goes well when a control sends it.
enum UnreadArgument {
    /// Whatever is passed to these is of their type, or nobody calls them.
    private static let unchecked: Set<String> = ["Any", "Any?", "AnyObject", "AnyObject?", "NSObject", "NSObject?"]

    /// Returns true if the body of an action does not name its first parameter, which is a type that may be a class.
    static func isFirst(of function: FunctionDeclSyntax, _ method: MethodRecord, _ file: FileRewriter) -> Bool {
        guard !file.isSDK, let body = function.body, !body.statements.isEmpty, !method.hasAny([.override, .throws]),
            (1...2).contains(method.labels.count),
            let parameter = function.signature.parameterClause.parameters.first, let type = TypeName.argument(method.parameterTypes[0]),
            isName(type), !unchecked.contains(type), file.symbols.optionalRequirement(method.baseName, method.labels) == nil
        else { return false }
        let name = (parameter.secondName ?? parameter.firstName).text
        return name == "_" || !body.tokens(viewMode: .sourceAccurate).contains { $0.text == name || $0.text == "`\(name)`" }
    }

    /// The name of a type, without parameters, which may be optional.
    private static func isName(_ type: String) -> Bool {
        var name = type[...]
        if name.last == "?" { name = name.dropLast() }
        return name.first?.isUppercase == true && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
    }
}
