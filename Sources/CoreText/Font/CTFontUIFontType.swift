/// The purpose of a text of a user interface. Here it decides about size and weight only.
// apple: https://developer.apple.com/documentation/coretext/ctfontuifonttype
public enum CTFontUIFontType: UInt32, Sendable {
    case none = 0xFFFF_FFFF
    case user = 0
    case userFixedPitch = 1
    case system = 2
    case emphasizedSystem = 3
    case smallSystem = 4
    case smallEmphasizedSystem = 5
    case miniSystem = 6
    case miniEmphasizedSystem = 7
    case views = 8
    case application = 9
    case label = 10
    case menuTitle = 11
    case menuItem = 12
    case menuItemMark = 13
    case menuItemCmdKey = 14
    case windowTitle = 15
    case pushButton = 16
    case utilityWindowTitle = 17
    case alertHeader = 18
    case systemDetail = 19
    case emphasizedSystemDetail = 20
    case toolbar = 21
    case smallToolbar = 22
    case message = 23
    case palette = 24
    case toolTip = 25
    case controlContent = 26

    /// In points, where none is asked for.
    var standardSize: CGFloat {
        switch self {
        case .user, .userFixedPitch, .views, .application, .controlContent: 12
        case .smallSystem, .smallEmphasizedSystem, .smallToolbar, .utilityWindowTitle, .message, .palette, .toolTip: 11
        case .miniSystem, .miniEmphasizedSystem, .systemDetail, .emphasizedSystemDetail: 9
        case .label: 10
        case .menuTitle, .menuItem, .menuItemMark, .menuItemCmdKey: 14
        default: 13
        }
    }

    var isEmphasized: Bool {
        switch self {
        case .emphasizedSystem, .smallEmphasizedSystem, .miniEmphasizedSystem, .emphasizedSystemDetail, .alertHeader: true
        default: false
        }
    }
}
