import SwiftIfConfig
import SwiftSyntax

/// Reads the declarations of a file, without the bodies of functions.
struct FileIndexer {
    private let regions: ConfiguredRegions
    private let systemVersion: SystemVersion
    private var index = FileIndex()

    static func index(_ file: ParsedFile, options: TranslationOptions) -> FileIndex {
        var indexer = FileIndexer(regions: file.regions, systemVersion: options.systemVersion)
        indexer.read(file.tree.statements)
        return indexer.index
    }

    /// The record of one type with its members, for types that are in functions.
    static func record(of type: TypeDeclaration, named name: String, in file: ParsedFile, systemVersion: SystemVersion) -> TypeRecord {
        var indexer = FileIndexer(regions: file.regions, systemVersion: systemVersion)
        indexer.read(type, in: nil)
        var record = indexer.index.records.first ?? TypeRecord(name: name, kind: type.kind)
        record.name = name
        return record
    }

    private init(regions: ConfiguredRegions, systemVersion: SystemVersion) {
        self.regions = regions
        self.systemVersion = systemVersion
    }

    private mutating func read(_ statements: CodeBlockItemListSyntax) {
        for statement in statements {
            guard case .decl(let declaration) = statement.item else { continue }
            if let conditional = declaration.as(IfConfigDeclSyntax.self) {
                if case .statements(let active)? = regions.activeClause(for: conditional)?.elements { read(active) }
            } else {
                read(declaration, in: nil)
            }
        }
    }

    private mutating func read(_ members: MemberBlockItemListSyntax, in owner: Int) {
        for member in members {
            if let conditional = member.decl.as(IfConfigDeclSyntax.self) {
                if case .decls(let active)? = regions.activeClause(for: conditional)?.elements { read(active, in: owner) }
            } else {
                read(member.decl, in: owner)
            }
        }
    }

    private mutating func read(_ declaration: DeclSyntax, in owner: Int?) {
        switch declaration.kind {
        case .importDecl:
            if let module = declaration.cast(ImportDeclSyntax.self).path.first?.name.plainName { index.imports.insert(module) }
        case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl:
            if let type = TypeDeclaration(declaration) { read(type, in: owner) }
        case .extensionDecl:
            read(declaration.cast(ExtensionDeclSyntax.self))
        case .typeAliasDecl:
            let alias = declaration.cast(TypeAliasDeclSyntax.self)
            if let target = TypeName.path(of: alias.initializer.value) { index.aliases[path(alias.name, in: owner)] = target }
        case .functionDecl:
            if let owner { read(declaration.cast(FunctionDeclSyntax.self), in: owner) }
        case .variableDecl:
            read(declaration.cast(VariableDeclSyntax.self), in: owner)
        case .initializerDecl:
            if let owner { read(declaration.cast(InitializerDeclSyntax.self), in: owner) }
        default: break
        }
    }

    private func path(_ name: TokenSyntax, in owner: Int?) -> String {
        owner.map { index.records[$0].name + "." + name.plainName } ?? name.plainName
    }

    // MARK: Types

    private mutating func read(_ type: TypeDeclaration, in owner: Int?) {
        let attributes = Attributes(type.attributes, systemVersion: systemVersion)
        if attributes.names.contains(.removed) { return }
        if !attributes.names.isDisjoint(with: [.main, .applicationMain]) { index.hasMain = true }
        var record = TypeRecord(name: path(type.name, in: owner), kind: type.kind)
        record.setFlags(attributes)
        let modifiers = Modifiers(type.modifiers)
        if modifiers.intersects(.hidden) { record.flags.insert(.hidden) }
        if modifiers.contains(.final) { record.flags.insert(.final) }
        if modifiers.contains(.public) { record.flags.insert(.closed) }
        if let owner { record.flags.formUnion(index.records[owner].flags.intersection([.hidden, .generic])) }
        record.inherited = type.inheritance?.inheritedTypes.flatMap { TypeName.paths(of: $0.type) } ?? []
        record.genericParameters = GenericParameter.list(type.genericParameters, type.genericWhere)
        if type.genericParameters != nil { record.flags.insert(.generic) }
        append(record, type.members)
    }

    private mutating func read(_ declaration: ExtensionDeclSyntax) {
        let attributes = Attributes(declaration.attributes, systemVersion: systemVersion)
        guard !attributes.names.contains(.removed), let name = TypeName.path(of: declaration.extendedType) else { return }
        var record = TypeRecord(name: name, kind: .extension)
        record.setFlags(attributes)
        record.inherited = declaration.inheritanceClause?.inheritedTypes.flatMap { TypeName.paths(of: $0.type) } ?? []
        record.genericParameters = GenericParameter.list(nil, declaration.genericWhereClause)
        if declaration.genericWhereClause != nil || TypeName.hasGenericArguments(declaration.extendedType) {
            record.flags.insert(.constrained)
        }
        index.extensions.append(FileIndex.Extension(record: index.records.count, syntax: declaration))
        let access = Modifiers(declaration.modifiers).intersection(.access)
        extensionAccess = access
        append(record, declaration.memberBlock.members)
        extensionAccess = []
    }

    /// The access level written on the extension whose members are being read.
    private var extensionAccess: Modifiers = []

    private mutating func append(_ record: TypeRecord, _ members: MemberBlockItemListSyntax) {
        index.records.append(record)
        read(members, in: index.records.count - 1)
    }

    // MARK: Members

    private mutating func read(_ function: FunctionDeclSyntax, in owner: Int) {
        let attributes = Attributes(function.attributes, systemVersion: systemVersion)
        if attributes.names.contains(.removed) { return }
        let isExtension = index.records[owner].kind == .extension
        let method = MethodRecord(function, attributes, inExtension: isExtension, defaultAccess: isExtension ? extensionAccess : [])
        index.records[owner].methods.append(method)
    }

    private mutating func read(_ variable: VariableDeclSyntax, in owner: Int?) {
        let attributes = Attributes(variable.attributes, systemVersion: systemVersion)
        if attributes.names.contains(.removed) { return }
        for binding in variable.bindings {
            guard let property = PropertyRecord(variable, binding, attributes) else { continue }
            if property.type?.contains("->") ?? false { index.closureProperties.insert(property.name) }
            if let owner { index.records[owner].properties.append(property) }
        }
    }

    private mutating func read(_ initializer: InitializerDeclSyntax, in owner: Int) {
        let attributes = Attributes(initializer.attributes, systemVersion: systemVersion)
        let modifiers = Modifiers(initializer.modifiers)
        var flags: InitializerRecord.Flags = []
        if !modifiers.contains(.convenience), index.records[owner].kind == .class { flags.insert(.designated) }
        if modifiers.contains(.required) { flags.insert(.required) }
        if initializer.optionalMark != nil { flags.insert(.failable) }
        if attributes.names.contains(.unavailable) { flags.insert(.unavailable) }
        let labels = initializer.signature.parameterClause.parameters.map { $0.firstName.text }
        index.records[owner].initializers.append(InitializerRecord(labels: labels, flags: flags))
    }
}

extension TypeRecord {
    fileprivate mutating func setFlags(_ attributes: Attributes) {
        if attributes.names.contains(.objc) { flags.insert(.objc) }
        if attributes.names.contains(.objcMembers) { flags.insert(.objcMembers) }
        if attributes.names.contains(.mainActor) { flags.insert(.mainActor) }
        objcName = attributes.objcName
    }
}
