import Foundation
@_spi(ForasteroInternal) import UIKitCore

extension UISwitch {
    func decodeSwitch(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        if let flag = coder.decodeFlag(forKey: Key.isOn) { isOn = flag }
        // Files give the size of the system that wrote them; the upper left corner is what counts.
        if coder.containsValue(forKey: Key.bounds) {
            let (size, middle) = (coder.decodeCGRect(forKey: Key.bounds).size, coder.decodeCGPoint(forKey: Key.center))
            frame.origin = CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2)
        }
        if let color = coder.decodePresent(forKey: Key.onTint) as? UIColor { onTintColor = color }
        if let color = coder.decodePresent(forKey: Key.thumbTint) as? UIColor { thumbTintColor = color }
    }

    func encodeSwitch(to coder: NSCoder) {
        coder.encode(isOn, forKey: Key.isOn)
        if let onTintColor { coder.encode(onTintColor, forKey: Key.onTint) }
        if let thumbTintColor { coder.encode(thumbTintColor, forKey: Key.thumbTint) }
    }

    private enum Key {
        static let isOn = "UISwitchOn"
        static let bounds = "UIBounds"
        static let center = "UICenter"
        static let onTint = "UISwitchOnTintColor"
        static let thumbTint = "UISwitchThumbTintColor"
    }
}
