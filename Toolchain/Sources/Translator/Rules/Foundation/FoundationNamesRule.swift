import SwiftSyntax

/// Names of Foundation that must mean something else here, because corelibs Foundation lacks them or does less.
enum FoundationNamesRule {
    /// Classes that corelibs Foundation declares unavailable, user defaults that get lost there, functions that fail there for nested
    /// classes or know no class of ours, the one that does not heed the user's language, and folders of the account instead of the app's own.
    private static let replacements = [
        "DateComponentsFormatter": "_DateComponentsFormatter",
        "MeasurementFormatter": "_MeasurementFormatter",
        "NSComparisonPredicate": "_NSComparisonPredicate",
        "NSExpression": "_NSExpression",
        "NSHomeDirectory": "_objcNSHomeDirectory",
        "NSStringFromClass": "_objcStringFromClass",
        "NSClassFromString": "_objcClassFromString",
        "NSLocalizedString": "_objcLocalizedString",
        "NSSearchPathForDirectoriesInDomains": "_objcSearchPathForDirectoriesInDomains",
        "NSTemporaryDirectory": "_objcNSTemporaryDirectory",
        "PersonNameComponentsFormatter": "_PersonNameComponentsFormatter",
        "UserDefaults": "_UserDefaults",
    ]

    /// The superclasses in place of Foundation's.
    static let superclasses = [
        "NSObject": "UIObject",
        "NumberFormatter": "_NumberFormatter",
        "Formatter": "_Formatter",
    ]

    /// A type for generated code, with these names as the edited source has them.
    static func renamed(_ type: String, _ symbols: SymbolTable) -> String {
        guard !symbols.kind.isSDK, replacements.keys.contains(where: type.contains) else { return type }
        var result = ""
        var rest = type.replacing("Foundation.", with: "")[...]
        while let start = rest.firstIndex(where: isPartOfName) {
            let word = rest[start...].prefix(while: isPartOfName)
            let isMember = rest[..<start].last == "."
            result += rest[..<start]
            result += isMember || symbols.declaresType(named: String(word)) ? String(word) : replacements[String(word)] ?? String(word)
            rest = rest[word.endIndex...]
        }
        return result + rest
    }

    private static func isPartOfName(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "_" }

    static func apply(_ name: TokenSyntax, _ file: FileRewriter) {
        FoundationModulesRule.apply(name, file)
        guard !file.isSDK, let replacement = replacements[name.text], !file.symbols.declaresType(named: name.text) else { return }
        file.edits.replace(name.range, with: replacement)
        file.count(name.text)
    }

    static func apply(_ node: DeclReferenceExprSyntax, _ file: FileRewriter) {
        // `x.name` is a member of something else, unless x is the module.
        if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
            if namesMainThread(access, file) { return file.edits.replace(node.baseName.range, with: "mainThread") }
            guard let module = access.base?.as(DeclReferenceExprSyntax.self), module.baseName.text == "Foundation" else { return }
            if FoundationModulesRule.applyQualified(module.baseName, node.baseName, file) { return }
            guard !file.isSDK, replacements[node.baseName.text] != nil else { return }
            file.edits.blank(module.start..<access.period.end)
        }
        apply(node.baseName, file)
    }

    /// `Thread.main`, which has another name there.
    private static func namesMainThread(_ access: MemberAccessExprSyntax, _ file: FileRewriter) -> Bool {
        access.declName.baseName.text == "main" && access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "Thread"
            && !file.isSDK && !file.symbols.declaresType(named: "Thread")
    }

    /// `Foundation.Name` as a type.
    static func apply(_ node: MemberTypeSyntax, _ file: FileRewriter) {
        if let module = node.baseType.as(IdentifierTypeSyntax.self),
            FoundationModulesRule.applyQualified(module.name, node.name, file)
        {
            return
        }
        guard !file.isSDK, replacements[node.name.text] != nil,
            node.baseType.as(IdentifierTypeSyntax.self)?.name.text == "Foundation"
        else { return }
        file.edits.blank(node.baseType.start..<node.period.end)
        apply(node.name, file)
    }
}
