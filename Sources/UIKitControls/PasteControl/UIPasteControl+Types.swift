import Foundation
public import UIKitCore

extension UIPasteControl {
    /// What a paste control shows.
    // apple: https://developer.apple.com/documentation/uikit/uipastecontrol/displaymode
    public enum DisplayMode: UInt, Sendable {
        case iconAndLabel = 0
        case iconOnly
        case labelOnly
    }

    /// How a paste control looks.
    // apple: https://developer.apple.com/documentation/uikit/uipastecontrol/configuration-swift.class
    open class Configuration: UIObject {
        /// Default: icon and label.
        open var displayMode = DisplayMode.iconAndLabel
        /// Default: medium.
        open var cornerStyle = UIButton.Configuration.CornerStyle.medium
        /// In points, where ``cornerStyle`` is fixed. Negative: that of the style. Default: -1.
        open var cornerRadius: CGFloat = -1
        /// Default: nil, white.
        open var baseForegroundColor: UIColor?
        /// Default: nil, the tint colour.
        open var baseBackgroundColor: UIColor?

        public override init() { super.init() }
    }
}
