/// The names of the portal, by which a desktop lends its dialogues.
// Facts: the interfaces of xdg-desktop-portal 1.16.
enum Portal {
    static let name = "org.freedesktop.portal.Desktop"
    static let path = "/org/freedesktop/portal/desktop"
    static let request = "org.freedesktop.portal.Request"

    static func interface(_ name: String) -> String { "org.freedesktop.portal." + name }
    /// In seconds: how long the portal may take to say that it has begun. The user may take any time afterwards.
    static let patience = 25.0
}
