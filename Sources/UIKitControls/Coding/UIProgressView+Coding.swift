import Foundation
@_spi(ForasteroInternal) import UIKitCore

extension UIProgressView {
    func decodeProgress(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        if let number = coder.decodeNumber(forKey: NibKey.progress) { progress = Float(number) }
        if let style = coder.decodeEnumeration(Style.self, forKey: NibKey.progressViewStyle) { progressViewStyle = style }
        if let color = coder.decodePresent(forKey: NibKey.progressProgressTintColor) as? UIColor { progressTintColor = color }
        if let color = coder.decodePresent(forKey: NibKey.progressTrackTintColor) as? UIColor { trackTintColor = color }
        if let image = coder.decodePresent(forKey: NibKey.progressImage) as? UIImage { progressImage = image }
        if let image = coder.decodePresent(forKey: NibKey.trackImage) as? UIImage { trackImage = image }
    }

    func encodeProgress(to coder: NSCoder) {
        coder.encode(Double(progress), forKey: NibKey.progress)
        coder.encode(progressViewStyle.rawValue, forKey: NibKey.progressViewStyle)
        if let progressTintColor { coder.encode(progressTintColor, forKey: NibKey.progressProgressTintColor) }
        if let trackTintColor { coder.encode(trackTintColor, forKey: NibKey.progressTrackTintColor) }
    }
}
