import Foundation

/// A shortcut of the application's icon: something to begin with at once.
///
/// Info.plist names some under `UIApplicationShortcutItems`; others are set while the application runs
/// (``UIApplication/shortcutItems``). An app is started by one with `--shortcut TYPE`; a script that drives it says `shortcut TYPE`.
// apple: https://developer.apple.com/documentation/uikit/uiapplicationshortcutitem
open class UIApplicationShortcutItem: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    package fileprivate(set) var content: ShortcutContent

    /// - Parameters:
    ///   - type: tells the application what to do.
    ///   - localizedTitle: what the user reads.
    ///   - localizedSubtitle: a second line. Default: none.
    ///   - icon: the picture beside it. Default: none.
    ///   - userInfo: what the application wants to remember with it: values of a property list.
    // apple: https://developer.apple.com/documentation/uikit/uiapplicationshortcutitem/init(type:localizedtitle:localizedsubtitle:icon:userinfo:)
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        content = ShortcutContent(
            type: type, title: localizedTitle, subtitle: localizedSubtitle, icon: icon, userInfo: userInfo)
        super.init()
    }

    /// An entry with a title alone: no second line, no icon, no user info.
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }

    package init(_ content: ShortcutContent) {
        self.content = content
        super.init()
    }

    /// Tells the application what to do.
    open var type: String { content.type }
    /// The title.
    open var localizedTitle: String { content.title }
    /// A second line.
    open var localizedSubtitle: String? { content.subtitle }
    /// The picture beside it.
    open var icon: UIApplicationShortcutIcon? { content.icon }
    /// The values that the application wants to remember with it.
    open var userInfo: [String: any NSSecureCoding]? { content.userInfo }
    /// Which content it is about, so that a scene can be chosen that shows it.
    open var targetContentIdentifier: Any? { content.targetContentIdentifier }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIApplicationShortcutItem)?.content == content }
    open override var hash: Int { content.type.hashValue }
    open func copy(with zone: NSZone? = nil) -> Any { UIApplicationShortcutItem(content) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { UIMutableApplicationShortcutItem(content) }
}

/// A shortcut that can be changed; changes of one that is set do nothing until it is set again.
// apple: https://developer.apple.com/documentation/uikit/uimutableapplicationshortcutitem
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem, @unchecked Sendable {
    open override var type: String {
        get { content.type }
        set { content.type = newValue }
    }
    open override var localizedTitle: String {
        get { content.title }
        set { content.title = newValue }
    }
    open override var localizedSubtitle: String? {
        get { content.subtitle }
        set { content.subtitle = newValue }
    }
    open override var icon: UIApplicationShortcutIcon? {
        get { content.icon }
        set { content.icon = newValue }
    }
    open override var userInfo: [String: any NSSecureCoding]? {
        get { content.userInfo }
        set { content.userInfo = newValue }
    }
    open override var targetContentIdentifier: Any? {
        get { content.targetContentIdentifier }
        set { content.targetContentIdentifier = newValue }
    }
}
