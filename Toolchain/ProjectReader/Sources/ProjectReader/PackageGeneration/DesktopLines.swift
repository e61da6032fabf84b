/// The facts of an app's Info.plist for those who run it: its maker, name and version, the URLs that it opens, and its shortcuts.
package enum DesktopLines {
    package static func of(_ infoPlist: [String: Any], module: String) -> [(String, String)] {
        var lines = [("identifier", infoPlist["CFBundleIdentifier"] as? String ?? module)]
        if let title = infoPlist["CFBundleDisplayName"] as? String ?? infoPlist["CFBundleName"] as? String, !title.isEmpty {
            lines.append(("title", title))
        }
        if let version = infoPlist["CFBundleShortVersionString"] as? String { lines.append(("version", version)) }
        lines += schemes(in: infoPlist).map { ("scheme", $0) }
        for item in infoPlist["UIApplicationShortcutItems"] as? [[String: Any]] ?? [] {
            guard let type = item["UIApplicationShortcutItemType"] as? String, isPlain(type) else { continue }
            lines += [("shortcut", type), ("shortcut-title", item["UIApplicationShortcutItemTitle"] as? String ?? type)]
        }
        return lines
    }

    private static func schemes(in infoPlist: [String: Any]) -> [String] {
        let types = infoPlist["CFBundleURLTypes"] as? [[String: Any]] ?? []
        return types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }.filter(isPlain).map { $0.lowercased() }
    }

    /// Others would have to be quoted in a desktop's entry; nobody names schemes and types so.
    private static func isPlain(_ text: String) -> Bool {
        text.first?.isLetter == true && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-._".contains($0)) }
    }
}
