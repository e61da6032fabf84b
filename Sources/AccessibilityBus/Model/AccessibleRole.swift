/// The role of an object, by its number in AT-SPI 2; only those that version 2.46 knows.
public enum AccessibleRole: UInt32, Sendable {
    case frame = 23
    case image = 27
    case label = 29
    case listItem = 32
    case panel = 39
    case pageTab = 37
    case passwordText = 40
    case progressBar = 42
    case pushButton = 43
    case slider = 51
    case toggleButton = 62
    case application = 75
    case entry = 79
    case heading = 83
    case link = 88

    /// The name that AT-SPI gives it.
    var name: String {
        switch self {
        case .listItem: "list item"
        case .pageTab: "page tab"
        case .passwordText: "password text"
        case .progressBar: "progress bar"
        case .pushButton: "push button"
        case .toggleButton: "toggle button"
        default: "\(self)"
        }
    }
}
