import Foundation
import UIKitCore

/// How a section that scrolls by itself moves.
// apple: https://developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingproperties
@preconcurrency @MainActor @objcMembers open class UICollectionLayoutSectionOrthogonalScrollingProperties: UIObject {
    /// Says whether it goes beyond its ends and springs back.
    // apple: https://developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingproperties/bounce-swift.enum
    public enum Bounce: Int, Sendable {
        /// As scroll views do.
        case automatic = 0
        /// Even where everything can be seen at once.
        case always = 1
        case never = 2
    }

    /// How fast it slows down.
    // apple: https://developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingproperties/decelerationrate-swift.struct
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The part of its speed that is kept each thousandth of a second; 0 for what suits the behaviour of the section.
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// Normal where the section may rest anywhere, fast where it rests at groups or pages.
        public static let automatic = DecelerationRate(rawValue: 0)
        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// Default: automatic.
    @nonobjc open var decelerationRate = DecelerationRate.automatic

    /// Default: automatic.
    open var bounce = Bounce.automatic

    @preconcurrency @MainActor public override init() { super.init() }

    @nonobjc final func take(from other: UICollectionLayoutSectionOrthogonalScrollingProperties) {
        decelerationRate = other.decelerationRate
        bounce = other.bounce
    }
}
