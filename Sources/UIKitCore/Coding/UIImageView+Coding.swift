import Foundation

extension UIImageView {
    func decodeImages(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        image = coder.decodePresent(forKey: Key.image) as? UIImage
        highlightedImage = coder.decodePresent(forKey: Key.highlightedImage) as? UIImage
        isHighlighted = coder.decodeBool(forKey: Key.isHighlighted)
    }

    func encodeImages(to coder: NSCoder) {
        if let image { coder.encode(image, forKey: Key.image) }
        if let image = highlightedImage { coder.encode(image, forKey: Key.highlightedImage) }
        coder.encode(isHighlighted, forKey: Key.isHighlighted)
    }

    private enum Key {
        static let image = "UIImage"
        static let highlightedImage = "UIHighlightedImage"
        static let isHighlighted = "UIHighlighted"
    }
}
