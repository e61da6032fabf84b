import SwiftSyntax

extension FileRewriter {
    var scopePath: [String] { scope.map { $0.path.split(separator: ".").map(String.init) } ?? [] }

    /// The type of a name at the node that is being rewritten.
    func type(named name: String) -> TypeSymbol? {
        symbols.type(named: name, in: scopePath, file: fileNumber)
    }

    func attributes(_ list: AttributeListSyntax) -> Attributes {
        Attributes(list, systemVersion: systemVersion)
    }

    func enter(_ type: TypeDeclaration, _ node: some SyntaxProtocol) {
        let parent = scopes.last
        let name = type.name.plainName
        let path = parent.map { $0.path + "." + name } ?? name
        let isLocal = isLocal(Syntax(node))
        scopes.append(
            TypeScope(
                name: type.name.text, path: path, kind: type.kind, isExtension: false, isGeneric: type.genericParameters != nil,
                isInsideGeneric: parent.map { $0.isGeneric || $0.isInsideGeneric } ?? false, isLocal: isLocal,
                symbol: isLocal ? localSymbol(of: type, path) : symbols.type(named: path, file: fileNumber)))
    }

    /// Types of one name in several functions are distinguished by their positions.
    private func localSymbol(of type: TypeDeclaration, _ path: String) -> TypeSymbol? {
        guard type.kind == .class else { return nil }
        let name = "\(fileNumber)@\(type.name.start)." + path
        return ExposurePass.localClass(
            FileIndexer.record(of: type, named: name, in: file, systemVersion: systemVersion), symbols)
    }

    func enter(_ node: ExtensionDeclSyntax) {
        let name = TypeName.path(of: node.extendedType) ?? node.extendedType.trimmedDescription
        let symbol = symbols.type(named: name, file: fileNumber)
        let isConstrained = node.genericWhereClause != nil || TypeName.hasGenericArguments(node.extendedType)
        scopes.append(
            TypeScope(
                name: FoundationNamesRule.renamed(name, symbols), path: symbol?.name ?? name, kind: symbol?.kind ?? .extension,
                isExtension: true,
                isGeneric: isConstrained || symbol?.record.flags.contains(.generic) ?? false, isInsideGeneric: false, isLocal: false,
                symbol: symbol))
    }

    /// Closes a type: its table and forwarders go before the brace, and its parent learns how to reach it.
    func leave(_ block: MemberBlockSyntax, _ node: some SyntaxProtocol) {
        let scope = scopes.removeLast()
        TableRule.close(scope, node, self)
        CategoryOverrideRule.close(scope, self)
        let forwarders = scope.isExtension || scope.isLocal ? [] : module.analysis.forwarders[scope.path] ?? []
        insert(members: scope.members, forwarders: forwarders, into: block)
    }

    /// Adds members before the closing brace of a type, on the line of the brace.
    private func insert(members: [String], forwarders: [Forwarder], into block: MemberBlockSyntax) {
        guard !members.isEmpty || !forwarders.isEmpty else { return }
        let brace = block.rightBrace
        let place = brace.start
        var text = ""
        if !brace.leadingTrivia.hasNewline, !block.members.isEmpty { text += forwarders.isEmpty || module.options.servesEditor ? "; " : "" }
        if module.options.servesEditor {
            if !forwarders.isEmpty { text += forwarders.map(\.text).joined(separator: "; ") + (members.isEmpty ? "" : "; ") }
        } else if !forwarders.isEmpty {
            for forwarder in forwarders { text += SourceLocation.directive(forwarder.path, forwarder.line) + forwarder.text }
            text += SourceLocation.directive(file.source.path, lines.line(at: place))
        }
        text += members.joined(separator: "; ")
        edits.insert(text + " ", at: place)
    }

    /// Returns true if a declaration is in a function, closure or statement, where file-level code cannot name it.
    private func isLocal(_ node: Syntax) -> Bool {
        var current = node.parent
        while let parent = current {
            switch parent.kind {
            case .sourceFile: return false
            case .memberBlock: return scopes.last?.isLocal ?? false
            case .codeBlock, .closureExpr, .accessorBlock, .switchCase: return true
            default: current = parent.parent
            }
        }
        return false
    }
}

/// `#sourceLocation`, which tells the compiler where generated lines belong.
enum SourceLocation {
    static func directive(_ path: String, _ line: Int) -> String {
        let quoted = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return "\n#sourceLocation(file: \"\(quoted)\", line: \(line))\n"
    }
}
