import Foundation
@_spi(ForasteroInternal) import UIKitCore

extension UISwitch {
    func decodeSwitch(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        isOn = coder.decodeBool(forKey: Key.isOn)
        if let color = coder.decodeObject(forKey: Key.onTint) as? UIColor { onTintColor = color }
        if let color = coder.decodeObject(forKey: Key.thumbTint) as? UIColor { thumbTintColor = color }
    }

    func encodeSwitch(to coder: NSCoder) {
        coder.encode(isOn, forKey: Key.isOn)
        if let onTintColor { coder.encode(onTintColor, forKey: Key.onTint) }
        if let thumbTintColor { coder.encode(thumbTintColor, forKey: Key.thumbTint) }
    }

    private enum Key {
        static let isOn = "UISwitchOn"
        static let onTint = "UISwitchOnTintColor"
        static let thumbTint = "UISwitchThumbTintColor"
    }
}
