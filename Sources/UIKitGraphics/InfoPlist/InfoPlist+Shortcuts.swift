import Foundation

extension InfoPlist {
    /// A shortcut of the application's icon.
    package struct ShortcutEntry: Equatable, Sendable {
        package var type: String
        package var title: String
        package var subtitle: String?
        package var symbolName: String?
        package var iconFile: String?
        package var iconType: String?
        /// A property list: its values are of any type.
        package var userInfo: Data?
    }

    /// The shortcuts under a key; entries that lack what each must have are left out.
    static func shortcuts(_ entries: Any?) -> [ShortcutEntry] {
        (entries as? [[String: Any]] ?? []).compactMap { entry in
            func text(_ key: String) -> String? { entry["UIApplicationShortcutItem\(key)"] as? String }
            guard let type = text("Type"), let title = text("Title") else { return nil }
            let userInfo = (entry["UIApplicationShortcutItemUserInfo"] as? [String: Any])
                .flatMap { try? PropertyListSerialization.data(fromPropertyList: $0, format: .binary, options: 0) }
            return ShortcutEntry(
                type: type, title: title, subtitle: text("Subtitle"), symbolName: text("IconSymbolName"), iconFile: text("IconFile"),
                iconType: text("IconType"), userInfo: userInfo)
        }
    }
}
