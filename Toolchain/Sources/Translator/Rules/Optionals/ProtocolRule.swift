import SwiftSyntax

/// An `@objc` protocol: it becomes a native protocol of classes, and its optional requirements move to an extension.
///
/// `optional func f(_ a: A, label: B) -> R` becomes `var _opt_f__label: ((A, B) -> R)? { _objcOptional2(self, "f(_:label:)") }`.
/// If it has no labels and its base name is unique, the property takes the name of the method, and calls need no change.
enum ProtocolRule {
    static func apply(_ node: ProtocolDeclSyntax, _ file: FileRewriter) {
        let attributes = file.attributes(node.attributes)
        guard attributes.names.contains(.objc) else { return }
        let members = file.file.activeMembers(node.memberBlock.members)
        var properties: [String] = []
        var overloads = OptionalOverloads(node)
        for member in members {
            if let function = member.as(FunctionDeclSyntax.self), Modifiers(function.modifiers).contains(.optional) {
                for property in property(for: function, among: members, file) {
                    if !overloads.takes(property) { properties.append(property.text) }
                }
                remove(member, file)
            } else if let variable = member.as(VariableDeclSyntax.self), Modifiers(variable.modifiers).contains(.optional) {
                properties += self.properties(for: variable, file)
                remove(member, file)
            }
        }
        inherit(from: overloads.protocols, node, file)
        guard !properties.isEmpty else { return }
        file.tail += overloads.declarations
        let access = Modifiers(node.modifiers).intersection([.public, .package, .private, .fileprivate]).accessText
        let deprecated = attributes.names.contains(.deprecated) ? "@available(*, deprecated) " : ""
        let head = deprecated + (access.isEmpty ? "" : access + " ") + "extension "
        let body = " { \(properties.joined(separator: "; ")) }"
        if let parent = file.scopes.dropLast().last {
            // Only top-level code can hold an extension.
            file.tail.append("\(deprecated)extension \(parent.path).\(node.name.text)\(body)")
        } else {
            file.edits.insert("; \(head)\(node.name.text)\(body)", at: node.memberBlock.rightBrace.end)
        }
    }

    private static func inherit(from protocols: [String], _ node: ProtocolDeclSyntax, _ file: FileRewriter) {
        if let inheritance = node.inheritanceClause {
            guard !protocols.isEmpty, let last = inheritance.inheritedTypes.last else { return }
            file.edits.insert(", " + protocols.joined(separator: ", "), at: last.end)
        } else {
            file.edits.insert(": " + (["AnyObject"] + protocols).joined(separator: ", "), at: node.name.end)
            file.count("@objc protocol without AnyObject")
        }
    }

    private static func remove(_ member: DeclSyntax, _ file: FileRewriter) {
        let semicolon = member.parent?.as(MemberBlockItemSyntax.self)?.semicolon
        file.edits.blank(member.start..<(semicolon?.end ?? member.end))
    }

    static let propertyPrefix = "_opt_"

    /// `_opt_f__label` for `f(_:label:)`.
    static func propertyName(_ baseName: String, _ labels: [String]) -> String {
        propertyPrefix + baseName + labels.map { $0 == "_" ? "_" : "_" + $0 }.joined()
    }

    private static func property(for function: FunctionDeclSyntax, among members: [DeclSyntax], _ file: FileRewriter) -> [OptionalProperty]
    {
        file.count("@objc optional func")
        let attributes = file.attributes(function.attributes)
        if attributes.names.contains(.removed) { return [] }
        let method = MethodRecord(function, attributes, inExtension: false, defaultAccess: [])
        if method.hasAny([.inexpressible, .throws, .async]) || method.labels.count > MethodEntryRule.largestArity {
            file.report(
                .warning, function.name, "the optional requirement '\(method.fullName)' cannot be called by name",
                remedy: "make it neither async nor throwing, without inout parameters and with at most \(MethodEntryRule.largestArity)")
            file.countNotUnderstood("optional requirement that is async, throwing, inout or has many parameters")
            return []
        }
        let overloads = members.count { $0.as(FunctionDeclSyntax.self)?.name.text == function.name.text }
        let isPlain = overloads == 1 && method.labels.allSatisfy { $0 == "_" }
        let name = isPlain ? function.name.text : propertyName(method.baseName, method.labels)
        let types = method.parameterTypes.map { FoundationNamesRule.renamed(TypeName.withoutImplicitUnwrapping($0), file.symbols) }
            .joined(separator: ", ")
        let result = method.resultType.map { FoundationNamesRule.renamed(TypeName.withoutImplicitUnwrapping($0), file.symbols) } ?? "Void"
        // A class may implement two requirements that Swift tells apart by their types alone, of protocols that do not know each other.
        let key = method.objcName ?? method.fullName
        let selector = file.symbols.selector(of: method, in: file.scope?.symbol)
        return [
            OptionalProperty(
                name: name,
                text: "\(DeclarationPrefix.attributes(function.attributes))var \(name): ((\(types)) -> \(result))? "
                    + "{ _objcOptional\(method.labels.count)(self, \"\(key)\", \"\(selector)\") }")
        ]
    }

    private static func properties(for variable: VariableDeclSyntax, _ file: FileRewriter) -> [String] {
        file.count("@objc optional var")
        if file.attributes(variable.attributes).names.contains(.removed) { return [] }
        return variable.bindings.compactMap { binding in
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier, let annotation = binding.typeAnnotation else {
                return nil
            }
            let type = FoundationNamesRule.renamed(TypeName.withoutImplicitUnwrapping(annotation.type.singleLine), file.symbols)
            let setter = binding.isSettable ? " set { _objcOptionalSet(self, \"\(name.plainName)\", newValue) }" : ""
            let wrapped = annotation.type.is(SomeOrAnyTypeSyntax.self) || annotation.type.is(FunctionTypeSyntax.self) ? "(\(type))" : type
            return
                "\(DeclarationPrefix.attributes(variable.attributes))var \(name.text): \(wrapped)? { get { _objcOptionalGet(self, \"\(name.plainName)\") }\(setter) }"
        }
    }
}
