import Foundation
internal import ScrollPhysics

extension UIScrollView {
    /// Says whether a list shows its index. Only televisions have a property of this type.
    // apple: https://developer.apple.com/documentation/uikit/uiscrollview/indexdisplaymode-swift.enum
    @objc public enum IndexDisplayMode: Int, Sendable {
        /// As the system chooses.
        case automatic = 0
        case alwaysHidden = 1
    }

    /// How quickly scrolling slows down after the finger is lifted: what is left of the speed after each millisecond.
    // apple: https://developer.apple.com/documentation/uikit/uiscrollview/decelerationrate-swift.struct
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public var rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// 0.998.
        public static let normal = DecelerationRate(rawValue: ScrollFriction.normalRate)
        /// 0.99.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// Which parts of the safe area are added to the content inset.
    // apple: https://developer.apple.com/documentation/uikit/uiscrollview/contentinsetadjustmentbehavior-swift.enum
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// Those across the axes that scroll; top and bottom also where a controller's scroll view stands beneath a bar.
        case automatic = 0
        /// Those across the axes that scroll.
        case scrollableAxes = 1
        /// None: the content inset stays alone.
        case never = 2
        /// All four sides.
        case always = 3
    }

    /// When scrolling makes the keyboard go.
    // apple: https://developer.apple.com/documentation/uikit/uiscrollview/keyboarddismissmode-swift.enum
    public enum KeyboardDismissMode: Int, Sendable {
        /// Never.
        case none = 0
        /// As soon as a drag begins.
        case onDrag = 1
        /// When the finger reaches a keyboard on the screen. Keys of a real keyboard are in nobody's way: then never.
        case interactive = 2
        /// As ``onDrag``, and the accessory of the keyboard goes too.
        case onDragWithAccessory = 3
        /// As ``interactive``, and the accessory of the keyboard goes too.
        case interactiveWithAccessory = 4
    }

    /// The colour of the indicators.
    // apple: https://developer.apple.com/documentation/uikit/uiscrollview/indicatorstyle-swift.enum
    public enum IndicatorStyle: Int, Sendable {
        /// Dark on light backgrounds, light on dark ones.
        case `default` = 0
        case black = 1
        case white = 2
    }
}
