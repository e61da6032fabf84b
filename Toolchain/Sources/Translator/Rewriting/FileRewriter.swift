import SwiftIfConfig
import SwiftSyntax

/// Walks one file, lets the rules look at every node that is compiled, and collects their edits.
final class FileRewriter: ActiveSyntaxVisitor {
    let module: ModuleContext
    let file: ParsedFile
    let fileNumber: Int
    /// Makes the names of generated globals of one file differ from those of another.
    let tag: String
    var edits: EditList
    private(set) var statistics = TranslationStatistics()
    private(set) var findings: [TranslatorDiagnostic] = []
    var scopes: [TypeScope] = []
    /// Statements for the file's load-time constructor.
    var registrations: [String] = []
    /// What that constructor does at once.
    var loadTimeStatements: [String] = []
    /// Declarations to add after the end of the file.
    var tail: [String] = []
    var hasDeprecatedEntries = false
    var addedModules: Set<String> = []
    private var tableCount = 0

    private(set) lazy var lines = LineTable(file.source.bytes)
    private(set) lazy var namesConventions = file.source.contains("@convention(")
    private(set) lazy var importsSwiftUI = file.source.contains("import " + SwiftUINames.module)
    private(set) lazy var namesOfGenerics = GenericNames.all(in: file)
    /// The rests of blocks that are not compiled.
    private var cutRanges: [Range<Int>] = []
    private(set) lazy var repairs = module.repairs[file.source.path] ?? []

    init(_ file: ParsedFile, number: Int, module: ModuleContext) {
        self.module = module
        self.file = file
        fileNumber = number
        tag = FileRewriter.tag(for: file.source.path)
        edits = EditList(source: file.source.bytes)
        super.init(viewMode: .sourceAccurate, configuredRegions: file.regions)
    }

    var symbols: SymbolTable { module.symbols }
    var systemVersion: SystemVersion { module.options.systemVersion }
    var isSDK: Bool { module.options.kind.isSDK }
    var scope: TypeScope? { scopes.last }
    /// True if there is no SwiftUI, of which the module has something.
    var leavesSwiftUIOut: Bool { module.swiftUI.isLeftOut }

    /// A short name made from the file's name, which is unique in a module.
    private static func tag(for path: String) -> String {
        let name = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
        let hash = name.utf8.reduce(UInt32(0x811c_9dc5)) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
        return String(hash, radix: 36)
    }

    func nextTableName() -> String {
        tableCount += 1
        return "\(tag)_\(tableCount)"
    }

    // MARK: Leaving out

    /// Leaves the rest of a block out.
    func cut(_ range: Range<Int>) {
        cutRanges.append(range)
        edits.blank(range)
    }

    func isCut(_ place: Int) -> Bool { cutRanges.contains { $0.contains(place) } }

    // MARK: Reporting

    func count(_ construct: String, times: Int = 1) { statistics.count(construct, times: times) }
    func countNotUnderstood(_ construct: String) { statistics.countNotUnderstood(construct) }

    func report(_ severity: TranslatorDiagnostic.Severity, _ node: some SyntaxProtocol, _ message: String, remedy: String) {
        findings.append(
            TranslatorDiagnostic(
                severity: severity, path: file.source.path, line: lines.line(at: node.start), column: lines.column(at: node.start),
                message: message, remedy: remedy))
    }

    // MARK: Conditions

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        ConditionalCompilationRule.apply(node, self)
        return super.visit(node)
    }

    override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
        AvailabilityRule.removes(node, self) || PreviewRule.removes(node, self) || SwiftUIRule.removes(node, self)
            ? .skipChildren : .visitChildren
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        AvailabilityRule.removes(node, self) || PreviewRule.removes(node, self) || SwiftUIRule.removes(node, self)
            ? .skipChildren : .visitChildren
    }

    override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
        AvailabilityRule.apply(node, self)
        return .skipChildren
    }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        AvailabilityRule.apply(node, self)
        return .visitChildren
    }

    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
        AvailabilityRule.apply(node, self)
        return .visitChildren
    }

    override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
        AvailabilityRule.apply(node, self)
        return .visitChildren
    }

    // MARK: Declarations

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        ImportRule.apply(node, self)
        return .skipChildren
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        AttributeRule.apply(node, self)
        return .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        SwiftUIRule.apply(node, self)
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        NumberOrderRule.apply(node, self)
        ProtocolOperatorRule.apply(node, self)
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(TypeDeclaration(node, .class), node)
        ClassRule.apply(node, self)
        return .visitChildren
    }

    override func visitPost(_ node: ClassDeclSyntax) { leave(node.memberBlock, node) }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(TypeDeclaration(node, .struct), node)
        return .visitChildren
    }

    override func visitPost(_ node: StructDeclSyntax) { leave(node.memberBlock, node) }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(TypeDeclaration(node, .enum), node)
        return .visitChildren
    }

    override func visitPost(_ node: EnumDeclSyntax) { leave(node.memberBlock, node) }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(TypeDeclaration(node, .actor), node)
        return .visitChildren
    }

    override func visitPost(_ node: ActorDeclSyntax) { leave(node.memberBlock, node) }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(TypeDeclaration(node), node)
        ProtocolRule.apply(node, self)
        InitializerRequirementRule.apply(node, self)
        return .visitChildren
    }

    override func visit(_ node: InheritedTypeSyntax) -> SyntaxVisitorContinueKind {
        InitializerRequirementRule.apply(node, self)
        return .visitChildren
    }

    override func visitPost(_ node: ProtocolDeclSyntax) { leave(node.memberBlock, node) }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node)
        ExtensionRule.apply(node, self)
        return .visitChildren
    }

    override func visitPost(_ node: ExtensionDeclSyntax) { leave(node.memberBlock, node) }

    // MARK: Expressions and types

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        if SwiftUIRule.apply(node, self) { return .skipChildren }
        FoundationNamesRule.apply(node.name, self)
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        FoundationNamesRule.apply(node, self)
        return .visitChildren
    }

    override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
        OpaqueResultRule.apply(node, self)
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        FoundationNamesRule.apply(node, self)
        UnsupportedRule.apply(node, self)
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.macroName.text {
        case "selector":
            SelectorRule.apply(node, self)
            return .skipChildren
        case "keyPath":
            KeyPathLiteralRule.apply(node, self)
            return .skipChildren
        case "colorLiteral", "imageLiteral", "fileLiteral":
            ObjectLiteralRule.apply(node, self)
            return .visitChildren
        default: return .visitChildren
        }
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        ForeignOverrideRule.apply(node, self)
        CategoryOverrideRule.apply(node, self)
        OptionalReferenceRule.apply(node, self)
        SystemVersionRule.apply(node, self)
        LocalizedTextRule.apply(node, self)
        ContainerRule.apply(node, self)
        AnyObjectRule.apply(node, self)
        return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        FontCastRule.apply(node, self)
        return .visitChildren
    }

    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
        AnyObjectRule.apply(node, self)
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        OptionalCallRule.apply(node, self)
        CreationRule.apply(node, self)
        MetatypeDescriptionRule.apply(node, self)
        BlockTimerRule.apply(node, self)
        FormattedTextRule.apply(node, self)
        LocalizedTextRule.apply(node, self)
        MethodNamesRule.apply(node, self)
        ObserveRule.apply(node, self)
        ConventionRule.apply(node, self)
        BundleRule.apply(node, self)
        ProcessInfoRule.apply(node, self)
        EmptyObjectRule.apply(node, self)
        return .visitChildren
    }
}
