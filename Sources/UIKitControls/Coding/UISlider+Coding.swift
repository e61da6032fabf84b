import Foundation
@_spi(ForasteroInternal) import UIKitCore

extension UISlider {
    func decodeSlider(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        if let number = coder.decodeNumber(forKey: NibKey.minValue) { minimumValue = Float(number) }
        if let number = coder.decodeNumber(forKey: NibKey.maxValue) { maximumValue = Float(number) }
        if let number = coder.decodeNumber(forKey: NibKey.value) { value = Float(number) }
        if let flag = coder.decodeFlag(forKey: NibKey.continuous) { isContinuous = flag }
        if let color = coder.decodePresent(forKey: NibKey.sliderMinTintColor) as? UIColor { minimumTrackTintColor = color }
        if let color = coder.decodePresent(forKey: NibKey.sliderMaxTintColor) as? UIColor { maximumTrackTintColor = color }
        if let color = coder.decodePresent(forKey: NibKey.sliderThumbTintColor) as? UIColor { thumbTintColor = color }
        if let image = coder.decodePresent(forKey: NibKey.minimumImage) as? UIImage { minimumValueImage = image }
        if let image = coder.decodePresent(forKey: NibKey.maximumImage) as? UIImage { maximumValueImage = image }
    }

    func encodeSlider(to coder: NSCoder) {
        coder.encode(Double(minimumValue), forKey: NibKey.minValue)
        coder.encode(Double(maximumValue), forKey: NibKey.maxValue)
        coder.encode(Double(value), forKey: NibKey.value)
        coder.encode(isContinuous, forKey: NibKey.continuous)
        if let minimumTrackTintColor { coder.encode(minimumTrackTintColor, forKey: NibKey.sliderMinTintColor) }
        if let maximumTrackTintColor { coder.encode(maximumTrackTintColor, forKey: NibKey.sliderMaxTintColor) }
        if let thumbTintColor { coder.encode(thumbTintColor, forKey: NibKey.sliderThumbTintColor) }
    }
}
