import SwiftSyntax

/// A protocol that requires `init()` and that an extension gives to a class of another module, such as `NSObject`: with Objective-C every
/// class has that initializer, here such a class does not have it as a required one.
///
/// `protocol P: AnyObject { init() }` becomes `protocol P: AnyObject, _ObjCInitializable { }` with `extension P { init() { … } }`, which makes
/// an object of the class that is asked. The types of the module that conform by themselves keep their own: `class A: P` becomes
/// `class A: P, __P_init`, and `__P_init` is what P was.
enum InitializerRequirementRule {
    static func apply(_ node: ProtocolDeclSyntax, _ file: FileRewriter) {
        guard !file.isSDK, node.parent?.is(CodeBlockItemSyntax.self) == true, let requirement = requirement(of: node, file),
            isGivenToForeignClass(node.name.text, file.symbols)
        else { return }
        file.edits.blank(requirement.start..<requirement.end)
        if let last = node.inheritanceClause?.inheritedTypes.last {
            file.edits.insert(", _ObjCInitializable", at: last.end)
        } else {
            file.edits.insert(": _ObjCInitializable", at: node.name.end)
        }
        let access = Modifiers(node.modifiers).intersection([.public, .package, .private, .fileprivate]).accessText
        let prefix = access.isEmpty ? "" : access + " "
        let (name, own) = (node.name.text, ownInitializer(node.name.text))
        file.edits.insert(
            "; \(prefix)protocol \(own) { init() }; \(prefix)extension \(name) { init() { if let type = Self.self as? any \(own).Type "
                + "{ self.init(_objcMade: type.init()) } else { self.init(_objcNew: ()) } } }", at: node.memberBlock.rightBrace.end)
        file.count("init() required of a class of another module")
    }

    /// A type of the module that says itself that it conforms.
    static func apply(_ node: InheritedTypeSyntax, _ file: FileRewriter) {
        guard !file.isSDK, let name = node.type.as(IdentifierTypeSyntax.self)?.name.text,
            let declaration = node.parent?.parent?.parent, !declaration.is(ProtocolDeclSyntax.self),
            let type = file.symbols.type(named: name), type.isOwn, type.record.kind == .protocol,
            type.record.initializers.contains(where: { $0.labels.isEmpty }), isGivenToForeignClass(name, file.symbols)
        else { return }
        if let extended = declaration.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription, isForeignClass(extended, file.symbols)
        {
            return
        }
        file.edits.insert(", " + ownInitializer(name), at: node.type.end)
    }

    private static func ownInitializer(_ name: String) -> String { "__\(name)_init" }

    private static func requirement(of node: ProtocolDeclSyntax, _ file: FileRewriter) -> InitializerDeclSyntax? {
        file.file.activeMembers(node.memberBlock.members).lazy.compactMap { $0.as(InitializerDeclSyntax.self) }.first {
            $0.signature.parameterClause.parameters.isEmpty && $0.optionalMark == nil && $0.signature.effectSpecifiers == nil
                && $0.attributes.isEmpty
        }
    }

    private static func isGivenToForeignClass(_ name: String, _ symbols: SymbolTable) -> Bool {
        symbols.ownRecords.contains { record in
            record.kind == .extension && record.inherited.contains(name) && isForeignClass(record.name, symbols)
        }
    }

    private static func isForeignClass(_ name: String, _ symbols: SymbolTable) -> Bool {
        if name == "NSObject" { return true }
        guard let type = symbols.type(named: name) else { return false }
        return type.isClass && !type.isOwn
    }
}
