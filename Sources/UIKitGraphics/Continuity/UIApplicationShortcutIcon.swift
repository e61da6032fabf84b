import Foundation

/// The picture beside a shortcut of the application's icon.
///
/// A desktop has no position where shortcuts made while running are shown, so the picture is only kept.
// apple: https://developer.apple.com/documentation/uikit/uiapplicationshortcuticon
open class UIApplicationShortcutIcon: NSObject, NSCopying, @unchecked Sendable {
    /// Pictures of the system.
    // apple: https://developer.apple.com/documentation/uikit/uiapplicationshortcuticon/icontype
    public enum IconType: Int, Sendable {
        case compose = 0
        case play, pause, add, location, search, share
        case prohibit, contact, home, markLocation, favorite, love, cloud, invitation, confirmation, mail, message, date, time
        case capturePhoto, captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update
    }

    private enum Source: Hashable {
        case type(IconType)
        case template(String)
        case symbol(String)
    }

    private let source: Source

    /// A picture of the system.
    public init(type: UIApplicationShortcutIcon.IconType) { source = .type(type) }

    /// The application's own picture of a name.
    public init(templateImageName: String) { source = .template(templateImageName) }

    /// A symbol of the system.
    public init(systemImageName: String) { source = .symbol(systemImageName) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIApplicationShortcutIcon)?.source == source }
    open override var hash: Int { source.hashValue }
    /// The icon itself: it cannot change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
