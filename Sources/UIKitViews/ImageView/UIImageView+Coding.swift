import Foundation

extension UIImageView {
    func decodeImages(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        let archived = coder.part(ArchivedImageView.self)
        if let image = archived.image.decode(from: coder) { self.image = image }
        if let image = archived.highlightedImage.decode(from: coder) { highlightedImage = image }
        if archived.isHighlighted { isHighlighted = true }
    }

    func encodeImages(to coder: NSCoder) {
        if let image { coder.encode(image, forKey: NibKey.image) }
        if let image = highlightedImage { coder.encode(image, forKey: NibKey.highlightedImage) }
        coder.encode(isHighlighted, forKey: NibKey.highlighted)
    }
}
