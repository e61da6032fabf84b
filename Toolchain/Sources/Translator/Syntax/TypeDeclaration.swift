import SwiftSyntax

/// The parts that class, struct, enum, actor and protocol declarations have in common.
struct TypeDeclaration {
    let kind: TypeRecord.Kind
    let name: TokenSyntax
    let attributes: AttributeListSyntax
    let modifiers: DeclModifierListSyntax
    let genericParameters: GenericParameterClauseSyntax?
    let genericWhere: GenericWhereClauseSyntax?
    let inheritance: InheritanceClauseSyntax?
    let memberBlock: MemberBlockSyntax

    var members: MemberBlockItemListSyntax { memberBlock.members }

    init?(_ declaration: DeclSyntax) {
        switch declaration.kind {
        case .classDecl: self.init(declaration.cast(ClassDeclSyntax.self), .class)
        case .structDecl: self.init(declaration.cast(StructDeclSyntax.self), .struct)
        case .enumDecl: self.init(declaration.cast(EnumDeclSyntax.self), .enum)
        case .actorDecl: self.init(declaration.cast(ActorDeclSyntax.self), .actor)
        case .protocolDecl: self.init(declaration.cast(ProtocolDeclSyntax.self))
        default: return nil
        }
    }

    init(_ declaration: some DeclGroupSyntax & NamedDeclSyntax & WithGenericParametersSyntax, _ kind: TypeRecord.Kind) {
        self.kind = kind
        name = declaration.name
        attributes = declaration.attributes
        modifiers = declaration.modifiers
        genericParameters = declaration.genericParameterClause
        genericWhere = declaration.genericWhereClause
        inheritance = declaration.inheritanceClause
        memberBlock = declaration.memberBlock
    }

    init(_ declaration: ProtocolDeclSyntax) {
        kind = .protocol
        name = declaration.name
        attributes = declaration.attributes
        modifiers = declaration.modifiers
        genericParameters = nil
        genericWhere = declaration.genericWhereClause
        inheritance = declaration.inheritanceClause
        memberBlock = declaration.memberBlock
    }
}

extension GenericParameter {
    /// Parameters with their bounds, those of a `where` clause included.
    static func list(_ clause: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?) -> [GenericParameter] {
        var parameters =
            clause?.parameters.map { parameter in
                GenericParameter(name: parameter.name.plainName, bound: parameter.inheritedType.flatMap(TypeName.path) ?? "")
            } ?? []
        for requirement in requirements?.requirements ?? [] {
            guard case .conformanceRequirement(let conformance) = requirement.requirement,
                let name = TypeName.path(of: conformance.leftType),
                let bound = TypeName.path(of: conformance.rightType)
            else { continue }
            if let known = parameters.firstIndex(where: { $0.name == name }) {
                if parameters[known].bound.isEmpty { parameters[known].bound = bound }
            } else {
                parameters.append(GenericParameter(name: name, bound: bound))
            }
        }
        return parameters
    }
}
