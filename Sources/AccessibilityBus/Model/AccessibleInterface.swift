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
    case selection = "Selection"
    case table = "Table"
    case tableCell = "TableCell"
    case image = "Image"

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
                "GetMDIZOrder()n", "GrabFocus()b", "GetAlpha()d", "ScrollTo(u)b",
            ]
        case .action:
            ["GetDescription(i)s", "GetName(i)s", "GetLocalizedName(i)s", "GetKeyBinding(i)s", "GetActions()a(sss)", "DoAction(i)b"]
        case .value: []
        case .text: Self.textMethods
        case .editableText:
            ["SetTextContents(s)b", "InsertText(isi)b", "DeleteText(ii)b", "CopyText(ii)", "CutText(ii)b", "PasteText(i)b"]
        case .selection:
            [
                "GetSelectedChild(i)(so)", "SelectChild(i)b", "DeselectSelectedChild(i)b", "IsChildSelected(i)b", "SelectAll()b",
                "ClearSelection()b", "DeselectChild(i)b",
            ]
        case .table: Self.tableMethods
        case .tableCell: ["GetRowColumnSpan()biiii", "GetColumnHeaderCells()a(so)", "GetRowHeaderCells()a(so)"]
        case .image: ["GetImageExtents(u)(iiii)", "GetImagePosition(u)ii", "GetImageSize()ii"]
        }
    }

    private static let textMethods = [
        "GetText(ii)s", "GetStringAtOffset(iu)sii", "GetTextBeforeOffset(iu)sii", "GetTextAtOffset(iu)sii", "GetTextAfterOffset(iu)sii",
        "GetCharacterAtOffset(i)i", "SetCaretOffset(i)b", "GetAttributes(i)a{ss}ii", "GetAttributeRun(ib)a{ss}ii",
        "GetDefaultAttributes()a{ss}",
        "GetCharacterExtents(iu)iiii", "GetRangeExtents(iiu)iiii", "GetOffsetAtPoint(iiu)i", "GetNSelections()i", "GetSelection(i)ii",
        "AddSelection(ii)b", "SetSelection(iii)b", "RemoveSelection(i)b",
    ]

    private static let tableMethods = [
        "GetAccessibleAt(ii)(so)", "GetIndexAt(ii)i", "GetRowAtIndex(i)i", "GetColumnAtIndex(i)i", "GetRowDescription(i)s",
        "GetColumnDescription(i)s", "GetRowExtentAt(ii)i", "GetColumnExtentAt(ii)i", "GetRowHeader(i)(so)", "GetColumnHeader(i)(so)",
        "GetSelectedRows()ai", "GetSelectedColumns()ai", "IsRowSelected(i)b", "IsColumnSelected(i)b", "IsSelected(ii)b",
        "GetRowColumnExtentsAtIndex(i)biiiib",
    ]

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
        case .selection: [("NSelectedChildren", "i", false)]
        case .table:
            [
                ("NRows", "i", false), ("NColumns", "i", false), ("NSelectedRows", "i", false), ("NSelectedColumns", "i", false),
                ("Caption", "(so)", false), ("Summary", "(so)", false),
            ]
        case .tableCell: [("ColumnSpan", "i", false), ("RowSpan", "i", false), ("Position", "(ii)", false), ("Table", "(so)", false)]
        case .image: [("ImageDescription", "s", false), ("ImageLocale", "s", false)]
        }
    }

    /// The description of all interfaces, and behind them of the cache, as D-Bus wants it.
    static var description: String {
        let cache =
            "<interface name='\(BusPath.cacheInterface)'>" + element(ofMethod: "GetItems()a" + AccessibleAnswers.cacheSignature)
            + "</interface>"
        return "<node>" + allCases.map(\.element).joined() + cache + "</node>"
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
        return "<method name='\(parts[0])'>" + arguments(rest[0].map(String.init), "in") + arguments(split(rest[1]), "out") + "</method>"
    }

    /// Single types, each simple or composed.
    private static func split(_ signature: Substring) -> [String] {
        var (types, depth, isNew): ([String], Int, Bool) = ([], 0, true)
        for character in signature {
            if isNew { types.append("") }
            types[types.count - 1].append(character)
            if "({".contains(character) { depth += 1 } else if ")}".contains(character) { depth -= 1 }
            isNew = depth == 0 && character != "a"
        }
        return types
    }
}
