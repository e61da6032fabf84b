/// The interfaces of AT-SPI 2 that objects have here.
// Facts: the interface files of at-spi2-core 2.46.
enum AccessibleInterface: String, CaseIterable, Sendable {
    case accessible = "Accessible"
    case application = "Application"
    case component = "Component"
    case action = "Action"
    case value = "Value"
    case text = "Text"
    case editableText = "EditableText"

    static let prefix = "org.a11y.atspi."
    var name: String { Self.prefix + rawValue }

    init?(name: some StringProtocol) {
        guard name.hasPrefix(Self.prefix) else { return nil }
        self.init(rawValue: String(name.dropFirst(Self.prefix.count)))
    }

    /// Methods as `Name(arguments)results`, with signatures of D-Bus.
    private var methods: [String] {
        switch self {
        case .accessible:
            [
                "GetChildAtIndex(i)(so)", "GetChildren()a(so)", "GetIndexInParent()i", "GetRelationSet()a(ua(so))", "GetRole()u",
                "GetRoleName()s", "GetLocalizedRoleName()s", "GetState()au", "GetAttributes()a{ss}", "GetApplication()(so)",
                "GetInterfaces()as",
            ]
        case .application: ["GetLocale(u)s"]
        case .component:
            [
                "Contains(iiu)b", "GetAccessibleAtPoint(iiu)(so)", "GetExtents(u)(iiii)", "GetPosition(u)ii", "GetSize()ii", "GetLayer()u",
                "GetMDIZOrder()n", "GrabFocus()b", "GetAlpha()d",
            ]
        case .action:
            ["GetDescription(i)s", "GetName(i)s", "GetLocalizedName(i)s", "GetKeyBinding(i)s", "GetActions()a(sss)", "DoAction(i)b"]
        case .value: []
        case .text:
            ["GetText(ii)s", "GetCharacterAtOffset(i)i", "GetNSelections()i", "GetStringAtOffset(iu)sii"]
        case .editableText: ["SetTextContents(s)b", "InsertText(isi)b", "DeleteText(ii)b"]
        }
    }

    private var properties: [(name: String, type: String, isWritable: Bool)] {
        switch self {
        case .accessible:
            [
                ("Name", "s", false), ("Description", "s", false), ("Parent", "(so)", false), ("ChildCount", "i", false),
                ("Locale", "s", false), ("AccessibleId", "s", false),
            ]
        case .application: [("ToolkitName", "s", false), ("Version", "s", false), ("AtspiVersion", "s", false), ("Id", "i", true)]
        case .component, .editableText: []
        case .action: [("NActions", "i", false)]
        case .value:
            [
                ("MinimumValue", "d", false), ("MaximumValue", "d", false), ("MinimumIncrement", "d", false), ("CurrentValue", "d", true),
                ("Text", "s", false),
            ]
        case .text: [("CharacterCount", "i", false), ("CaretOffset", "i", false)]
        }
    }

    /// The description of all interfaces, as D-Bus wants it.
    static var description: String {
        "<node>" + allCases.map(\.element).joined() + "</node>"
    }

    private var element: String {
        let written = properties.map { "<property name='\($0.name)' type='\($0.type)' access='\($0.isWritable ? "readwrite" : "read")'/>" }
        return "<interface name='\(name)'>" + written.joined() + methods.map(Self.element).joined() + "</interface>"
    }

    private static func element(ofMethod method: String) -> String {
        let parts = method.split(separator: "(", maxSplits: 1)
        let rest = parts[1].split(separator: ")", maxSplits: 1, omittingEmptySubsequences: false)
        func arguments(_ types: [String], _ direction: String) -> String {
            types.map { "<arg type='\($0)' direction='\(direction)'/>" }.joined()
        }
        let results = rest[1].allSatisfy { "biunsd".contains($0) } ? rest[1].map(String.init) : split(rest[1])
        return "<method name='\(parts[0])'>" + arguments(rest[0].map(String.init), "in") + arguments(results, "out") + "</method>"
    }

    /// One result of a composed type stands alone.
    private static func split(_ types: Substring) -> [String] { [String(types)] }
}
