import Foundation
@_spi(ForasteroInternal) import UIKitCore

extension UISwitch {
    func decodeSwitch(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        if let flag = coder.decodeFlag(forKey: NibKey.switchOn) { isOn = flag }
        // Files give the size of the system that wrote them; the upper left corner is what counts.
        if coder.containsValue(forKey: NibKey.bounds) {
            let (size, middle) = (coder.decodeCGRect(forKey: NibKey.bounds).size, coder.decodeCGPoint(forKey: NibKey.center))
            frame.origin = CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2)
        }
        if let color = coder.decodePresent(forKey: NibKey.switchOnTintColor) as? UIColor { onTintColor = color }
        if let color = coder.decodePresent(forKey: NibKey.switchThumbTintColor) as? UIColor { thumbTintColor = color }
    }

    func encodeSwitch(to coder: NSCoder) {
        coder.encode(isOn, forKey: NibKey.switchOn)
        if let onTintColor { coder.encode(onTintColor, forKey: NibKey.switchOnTintColor) }
        if let thumbTintColor { coder.encode(thumbTintColor, forKey: NibKey.switchThumbTintColor) }
    }
}
