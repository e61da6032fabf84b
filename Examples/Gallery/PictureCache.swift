import UIKit

/// Draws pictures away from the main thread and keeps the latest ones.
@MainActor
final class PictureCache {
    private let painter = PicturePainter()
    private let finished = NSCache<NSString, UIImage>()
    private var running: [String: Task<UIImage, Never>] = [:]

    /// In bytes: some screens full of pictures, small or large.
    private static let limit = 48 << 20

    init() { finished.totalCostLimit = Self.limit }

    /// The picture of a size in points, if it has been drawn.
    func picture(of photo: Photo, side: CGFloat) -> UIImage? { finished.object(forKey: key(photo, side) as NSString) }

    /// Draws a picture that is going to be needed; one drawing serves all who ask.
    @discardableResult
    func load(_ photo: Photo, side: CGFloat, scale: CGFloat) -> Task<UIImage, Never> {
        let key = key(photo, side)
        if let task = running[key] { return task }
        let task = Task { [painter, weak self] in
            let image = await painter.paint(photo, side: side, scale: scale)
            let pixels = Int(side * scale) * Int(side * scale)
            self?.finished.setObject(image, forKey: key as NSString, cost: pixels * 4)
            self?.running[key] = nil
            return image
        }
        running[key] = task
        return task
    }

    private func key(_ photo: Photo, _ side: CGFloat) -> String { "\(photo.number) \(Int(side.rounded()))" }
}

/// Paints what a photograph would show: a sky, a sun, and hills.
actor PicturePainter {
    func paint(_ photo: Photo, side: CGFloat, scale: CGFloat) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = true
        let bounds = CGRect(x: 0, y: 0, width: side, height: side)
        return UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
            let hue = CGFloat(photo.hue)
            UIColor(hue: hue, saturation: 0.35, brightness: 0.95, alpha: 1).setFill()
            context.fill(bounds)
            UIColor(hue: (hue + 0.1).truncatingRemainder(dividingBy: 1), saturation: 0.2, brightness: 1, alpha: 1).setFill()
            let sun = side * (0.12 + 0.1 * CGFloat(photo.number % 3))
            let place = CGPoint(x: side * (0.2 + 0.6 * hue), y: side * 0.3)
            UIBezierPath(ovalIn: CGRect(x: place.x - sun / 2, y: place.y - sun / 2, width: sun, height: sun)).fill()
            for hill in 0..<3 { paintHill(hill, of: photo, in: bounds) }
        }
    }

    private func paintHill(_ hill: Int, of photo: Photo, in bounds: CGRect) {
        let side = bounds.width
        let base = side * (0.55 + 0.13 * CGFloat(hill))
        let top = base - side * (0.1 + 0.05 * CGFloat((photo.number + hill) % 4))
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: side))
        path.addLine(to: CGPoint(x: 0, y: base))
        path.addCurve(
            to: CGPoint(x: side, y: base), controlPoint1: CGPoint(x: side * 0.3, y: top),
            controlPoint2: CGPoint(x: side * 0.7, y: base + (base - top) * 0.6))
        path.addLine(to: CGPoint(x: side, y: side))
        path.close()
        UIColor(hue: CGFloat(photo.hue), saturation: 0.6, brightness: 0.75 - 0.18 * CGFloat(hill), alpha: 1).setFill()
        path.fill()
    }
}
