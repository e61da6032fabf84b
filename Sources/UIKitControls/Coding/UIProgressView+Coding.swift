import Foundation
@_spi(ForasteroInternal) import UIKitCore

extension UIProgressView {
    func decodeProgress(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        if let number = coder.decodeNumber(forKey: Key.progress) { progress = Float(number) }
        if let style = coder.decodeEnumeration(Style.self, forKey: Key.style) { progressViewStyle = style }
        if let color = coder.decodePresent(forKey: Key.tint) as? UIColor { progressTintColor = color }
        if let color = coder.decodePresent(forKey: Key.trackTint) as? UIColor { trackTintColor = color }
        if let image = coder.decodePresent(forKey: Key.image) as? UIImage { progressImage = image }
        if let image = coder.decodePresent(forKey: Key.trackImage) as? UIImage { trackImage = image }
    }

    func encodeProgress(to coder: NSCoder) {
        coder.encode(Double(progress), forKey: Key.progress)
        coder.encode(progressViewStyle.rawValue, forKey: Key.style)
        if let progressTintColor { coder.encode(progressTintColor, forKey: Key.tint) }
        if let trackTintColor { coder.encode(trackTintColor, forKey: Key.trackTint) }
    }

    private enum Key {
        static let progress = "UIProgress"
        static let style = "UIProgressViewStyle"
        static let tint = "UIProgressProgressTintColor"
        static let trackTint = "UIProgressTrackTintColor"
        static let image = "UIProgressImage"
        static let trackImage = "UITrackImage"
    }
}
