import Foundation
@_spi(ForasteroInternal) import UIKitCore

extension UIActivityIndicatorView {
    func decodeActivity(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        if let style = coder.decodeEnumeration(Style.self, forKey: NibKey.activityIndicatorViewStyle) { self.style = style }
        if let color = coder.decodePresent(forKey: NibKey.color) as? UIColor { self.color = color }
        if let flag = coder.decodeFlag(forKey: NibKey.hidesWhenStopped) { hidesWhenStopped = flag }
        // An indicator that stands still and is not to hide is visible unless the archive hides it.
        isHidden = hidesWhenStopped || coder.decodeBool(forKey: NibKey.hidden)
        if coder.decodeBool(forKey: NibKey.animating) { startAnimating() }
    }

    func encodeActivity(to coder: NSCoder) {
        coder.encode(style.rawValue, forKey: NibKey.activityIndicatorViewStyle)
        coder.encode(color, forKey: NibKey.color)
        coder.encode(hidesWhenStopped, forKey: NibKey.hidesWhenStopped)
        coder.encode(isAnimating, forKey: NibKey.animating)
    }
}
