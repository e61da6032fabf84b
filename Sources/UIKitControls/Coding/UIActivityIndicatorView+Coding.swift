import Foundation
@_spi(ForasteroInternal) import UIKitCore

extension UIActivityIndicatorView {
    func decodeActivity(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        if let style = coder.decodeEnumeration(Style.self, forKey: Key.style) { self.style = style }
        if let color = coder.decodePresent(forKey: Key.color) as? UIColor { self.color = color }
        if let flag = coder.decodeFlag(forKey: Key.hidesWhenStopped) { hidesWhenStopped = flag }
        // An indicator that stands still and is not to hide is visible unless the archive hides it.
        isHidden = hidesWhenStopped || coder.decodeBool(forKey: "UIHidden")
        if coder.decodeBool(forKey: Key.isAnimating) { startAnimating() }
    }

    func encodeActivity(to coder: NSCoder) {
        coder.encode(style.rawValue, forKey: Key.style)
        coder.encode(color, forKey: Key.color)
        coder.encode(hidesWhenStopped, forKey: Key.hidesWhenStopped)
        coder.encode(isAnimating, forKey: Key.isAnimating)
    }

    private enum Key {
        static let style = "UIActivityIndicatorViewStyle"
        static let color = "UIColor"
        static let hidesWhenStopped = "UIHidesWhenStopped"
        static let isAnimating = "UIAnimating"
    }
}
