import Foundation

/// The content of a shortcut.
package struct ShortcutContent: Equatable {
    package var type: String
    package var title: String
    package var subtitle: String?
    package var icon: UIApplicationShortcutIcon?
    var userInfo: [String: any NSSecureCoding]?
    var targetContentIdentifier: Any?

    package static func == (one: ShortcutContent, other: ShortcutContent) -> Bool {
        one.type == other.type && one.title == other.title && one.subtitle == other.subtitle && one.icon == other.icon
            && one.userInfo.map { $0 as NSDictionary } == other.userInfo.map { $0 as NSDictionary }
    }
}

extension ShortcutContent {
    /// From an entry of Info.plist. Its texts are keys of the table InfoPlist, where there is one.
    package init(_ entry: InfoPlist.ShortcutEntry) {
        type = entry.type
        title = NSLocalizedString(entry.title, tableName: "InfoPlist", comment: "")
        subtitle = entry.subtitle.map { NSLocalizedString($0, tableName: "InfoPlist", comment: "") }
        icon = UIApplicationShortcutIcon(entry)
        let values = entry.userInfo.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
        userInfo = (values as? [String: Any])?.compactMapValues { ($0 as AnyObject) as? any NSSecureCoding }
    }
}

extension UIApplicationShortcutIcon {
    fileprivate convenience init?(_ entry: InfoPlist.ShortcutEntry) {
        if let name = entry.symbolName {
            self.init(systemImageName: name)
        } else if let name = entry.iconFile {
            self.init(templateImageName: name)
        } else if let name = entry.iconType, let type = IconType(plistName: name) {
            self.init(type: type)
        } else {
            return nil
        }
    }
}

extension UIApplicationShortcutIcon.IconType {
    private static let names = [
        "Compose", "Play", "Pause", "Add", "Location", "Search", "Share", "Prohibit", "Contact", "Home", "MarkLocation", "Favorite", "Love",
        "Cloud", "Invitation", "Confirmation", "Mail", "Message", "Date", "Time", "CapturePhoto", "CaptureVideo", "Task", "TaskCompleted",
        "Alarm", "Bookmark", "Shuffle", "Audio", "Update",
    ]

    fileprivate init?(plistName: String) {
        guard let number = Self.names.firstIndex(where: { "UIApplicationShortcutIconType\($0)" == plistName }) else { return nil }
        self.init(rawValue: number)
    }
}
