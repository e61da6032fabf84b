import QuartzCore

public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    public var rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let none = Self([]), button = Self(rawValue: 1), link = Self(rawValue: 2), image = Self(rawValue: 4)
    public static let selected = Self(rawValue: 8), playsSound = Self(rawValue: 16), keyboardKey = Self(rawValue: 32)
    public static let staticText = Self(rawValue: 64), summaryElement = Self(rawValue: 128), notEnabled = Self(rawValue: 256)
    public static let updatesFrequently = Self(rawValue: 512), searchField = Self(rawValue: 1024)
    public static let startsMediaSession = Self(rawValue: 2048), adjustable = Self(rawValue: 4096)
    public static let allowsDirectInteraction = Self(rawValue: 8192), causesPageTurn = Self(rawValue: 16384)
    public static let header = Self(rawValue: 65536), tabBar = Self(rawValue: 1 << 28)
}
public enum UIAccessibilityScrollDirection: Int, Sendable { case right = 1, left, up, down, next, previous }
public enum UIAccessibilityNavigationStyle: Int, Sendable { case automatic, separate, combined }

public enum UIAccessibility {
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public var rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let screenChanged = Self(rawValue: 1000), layoutChanged = Self(rawValue: 1001)
        public static let announcement = Self(rawValue: 1008), pageScrolled = Self(rawValue: 1009)
    }
    public static func post(notification: Notification, argument: Any?) {}
    @preconcurrency @MainActor public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect { rect }
    @preconcurrency @MainActor
    public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath { path }
    public static let elementFocusedNotification = NSNotification.Name("UIAccessibilityElementFocusedNotification")
    public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    public static var isVoiceOverRunning: Bool { false }
    public static var isSwitchControlRunning: Bool { false }
    public static var isReduceMotionEnabled: Bool { false }
    public static var isReduceTransparencyEnabled: Bool { false }
    public static var isBoldTextEnabled: Bool { false }
    public static let voiceOverStatusDidChangeNotification = NSNotification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
    public static let announcementDidFinishNotification = NSNotification.Name("UIAccessibilityAnnouncementDidFinishNotification")
}

@preconcurrency @MainActor @objc public protocol UIAccessibilityIdentification: NSObjectProtocol {
    var accessibilityIdentifier: String? { get set }
}

@preconcurrency @MainActor open class UIAccessibilityCustomAction: UIObject {
    public init(name: String, target: Any?, selector: Selector) { self.name = name }
    public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?) { self.name = name }
    open var name: String
}
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }
    open weak var accessibilityContainer: AnyObject?
    open var accessibilityFrameInContainerSpace = CGRect.zero
}
