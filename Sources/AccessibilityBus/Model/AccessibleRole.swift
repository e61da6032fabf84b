/// The role of an object, by its number in AT-SPI 2; only those that version 2.46 knows.
public enum AccessibleRole: UInt32, Sendable {
    case alert = 2
    case dialog = 16
    case frame = 23
    case image = 27
    case label = 29
    case list = 31
    case listItem = 32
    case menu = 33
    case menuItem = 35
    case pageTab = 37
    case pageTabList = 38
    case panel = 39
    case passwordText = 40
    case progressBar = 42
    case pushButton = 43
    case radioButton = 44
    case scrollPane = 49
    case slider = 51
    case spinButton = 52
    case table = 55
    case tableCell = 56
    case columnHeader = 57
    case rowHeader = 58
    case toggleButton = 62
    case toolBar = 63
    case application = 75
    case entry = 79
    case heading = 83
    case link = 88
    case grouping = 99
    case landmark = 110

    /// The name that AT-SPI gives it.
    var name: String {
        switch self {
        case .listItem: "list item"
        case .menuItem: "menu item"
        case .pageTabList: "page tab list"
        case .radioButton: "radio button"
        case .scrollPane: "scroll pane"
        case .spinButton: "spin button"
        case .tableCell: "table cell"
        case .columnHeader: "table column header"
        case .rowHeader: "table row header"
        case .toolBar: "tool bar"
        case .pageTab: "page tab"
        case .passwordText: "password text"
        case .progressBar: "progress bar"
        case .pushButton: "push button"
        case .toggleButton: "toggle button"
        default: "\(self)"
        }
    }
}
