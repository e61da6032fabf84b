import Foundation

extension UIScrollView {
    private enum Key {
        static let x = "UIScrollViewContentOffsetX"
        static let y = "UIScrollViewContentOffsetY"
        static let zoom = "UIScrollViewZoomScale"
    }

    func encodePosition(with coder: NSCoder) {
        coder.encode(Double(contentOffset.x), forKey: Key.x)
        coder.encode(Double(contentOffset.y), forKey: Key.y)
        coder.encode(Double(zoomScale), forKey: Key.zoom)
    }

    /// The content is as large as it is when the view is laid out, so that comes first.
    func decodePosition(with coder: NSCoder) {
        guard coder.containsValue(forKey: Key.y) else { return }
        let values = [Key.x, Key.y, Key.zoom].map { coder.decodeDouble(forKey: $0) }
        guard values.allSatisfy(\.isFinite) else { return }
        layoutIfNeeded()
        if values[2] > 0, values[2] != zoomScale { setZoomScale(values[2], animated: false) }
        contentOffset = CGPoint(x: values[0], y: values[1])
    }
}
