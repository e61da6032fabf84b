import Foundation
@_spi(ForasteroInternal) import UIKitCore

extension UISlider {
    func decodeSlider(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        if let number = coder.decodeNumber(forKey: Key.minimum) { minimumValue = Float(number) }
        if let number = coder.decodeNumber(forKey: Key.maximum) { maximumValue = Float(number) }
        if let number = coder.decodeNumber(forKey: Key.value) { value = Float(number) }
        if let flag = coder.decodeFlag(forKey: Key.continuous) { isContinuous = flag }
        if let color = coder.decodePresent(forKey: Key.minimumTint) as? UIColor { minimumTrackTintColor = color }
        if let color = coder.decodePresent(forKey: Key.maximumTint) as? UIColor { maximumTrackTintColor = color }
        if let color = coder.decodePresent(forKey: Key.thumbTint) as? UIColor { thumbTintColor = color }
        if let image = coder.decodePresent(forKey: Key.minimumImage) as? UIImage { minimumValueImage = image }
        if let image = coder.decodePresent(forKey: Key.maximumImage) as? UIImage { maximumValueImage = image }
    }

    func encodeSlider(to coder: NSCoder) {
        coder.encode(Double(minimumValue), forKey: Key.minimum)
        coder.encode(Double(maximumValue), forKey: Key.maximum)
        coder.encode(Double(value), forKey: Key.value)
        coder.encode(isContinuous, forKey: Key.continuous)
        if let minimumTrackTintColor { coder.encode(minimumTrackTintColor, forKey: Key.minimumTint) }
        if let maximumTrackTintColor { coder.encode(maximumTrackTintColor, forKey: Key.maximumTint) }
        if let thumbTintColor { coder.encode(thumbTintColor, forKey: Key.thumbTint) }
    }

    private enum Key {
        static let minimum = "UIMinValue"
        static let maximum = "UIMaxValue"
        static let value = "UIValue"
        static let continuous = "UIContinuous"
        static let minimumTint = "UISliderMinTintColor"
        static let maximumTint = "UISliderMaxTintColor"
        static let thumbTint = "UISliderThumbTintColor"
        static let minimumImage = "UIMinimumImage"
        static let maximumImage = "UIMaximumImage"
    }
}
