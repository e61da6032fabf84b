import Foundation

extension UIWindow {
    /// How far in front a window is.
    // apple: https://developer.apple.com/documentation/uikit/uiwindow/level
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// A level of a number: the higher, the further in front.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// 0: the app's ordinary windows.
        public static let normal = Level(0)
        /// 1000: in front of ordinary windows.
        public static let statusBar = Level(1000)
        /// 2000: in front of those of the status bar.
        public static let alert = Level(2000)

        public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }

        /// A level further in front by a number.
        public static func + (left: Level, right: CGFloat) -> Level { Level(left.rawValue + right) }
        /// A level further back by a number.
        public static func - (left: Level, right: CGFloat) -> Level { Level(left.rawValue - right) }
        /// Brings it further to the front.
        public static func += (left: inout Level, right: CGFloat) { left = left + right }
        /// Puts it further back.
        public static func -= (left: inout Level, right: CGFloat) { left = left - right }
    }

    /// Posted with the window after it was shown.
    public nonisolated static let didBecomeVisibleNotification = NSNotification.Name("UIWindowDidBecomeVisibleNotification")
    /// Posted with the window after it was hidden.
    public nonisolated static let didBecomeHiddenNotification = NSNotification.Name("UIWindowDidBecomeHiddenNotification")
    /// Posted with the window after it has become key.
    public nonisolated static let didBecomeKeyNotification = NSNotification.Name("UIWindowDidBecomeKeyNotification")
    /// Posted with the window after it has ceased to be key.
    public nonisolated static let didResignKeyNotification = NSNotification.Name("UIWindowDidResignKeyNotification")
}
