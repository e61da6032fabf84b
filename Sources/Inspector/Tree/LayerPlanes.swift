import CoreGraphics
@_spi(ForasteroInternal) import QuartzCore
@_spi(ForasteroInternal) import UIKitCore

/// Takes the tree of layers apart: planes in the order in which they are painted, and a picture of each alone.
@MainActor
enum LayerPlanes {
    /// More than a page can show with sense.
    static let most = 600
    private static let largestPicture: CGFloat = 2048

    static func planes(of windows: [UIWindow], _ numbers: inout ObjectNumbers) -> [LayerPlane] {
        var planes: [LayerPlane] = []
        for window in windows { add(window.layer, of: window, in: window, depth: 0, to: &planes, &numbers) }
        return planes
    }

    private static func add(
        _ layer: CALayer, of view: UIView, in window: UIWindow, depth: Int, to planes: inout [LayerPlane],
        _ numbers: inout ObjectNumbers
    ) {
        guard !layer.isHidden, layer.opacity > 0, planes.count < most else { return }
        let view = (layer.delegate as? UIView) ?? view
        planes.append(
            LayerPlane(
                id: numbers.number(of: layer), view: numbers.number(of: view), className: _ObjCRuntime.name(of: type(of: layer)),
                depth: depth, corners: corners(of: layer, in: window), hasPicture: showsSomething(layer)))
        for sublayer in layer.sublayers ?? [] {
            add(sublayer, of: view, in: window, depth: depth + 1, to: &planes, &numbers)
        }
    }

    private static func corners(of layer: CALayer, in window: UIWindow) -> [Double] {
        let bounds = layer.bounds
        let points = [
            CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.maxY),
            CGPoint(x: bounds.minX, y: bounds.maxY),
        ]
        return points.flatMap { point -> [Double] in
            let location = layer.convert(point, to: window.layer)
            let screen = CGPoint(
                x: location.x - window.bounds.minX + window.frame.minX, y: location.y - window.bounds.minY + window.frame.minY)
            return [screen.x.isFinite ? Double(screen.x) : 0, screen.y.isFinite ? Double(screen.y) : 0]
        }
    }

    private static func showsSomething(_ layer: CALayer) -> Bool {
        guard layer.bounds.width >= 1, layer.bounds.height >= 1 else { return false }
        return layer.contents != nil || layer.backgroundColor.map { $0.alpha > 0 } == true
            || (layer.borderWidth > 0 && layer.borderColor.map { $0.alpha > 0 } == true) || type(of: layer) != CALayer.self
    }

    /// The picture of a layer without those inside it, one pixel a point; nil where there is nothing to show.
    static func picture(of layer: CALayer) -> CGImage? {
        let size = layer.bounds.size
        guard size.width >= 1, size.height >= 1, size.width <= largestPicture, size.height <= largestPicture else { return nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let renderer = UIGraphicsImageRenderer(size: size, format: format)
        let image = renderer.image { context in
            context.cgContext.translateBy(x: -layer.bounds.minX, y: -layer.bounds.minY)
            layer.renderAlone(in: context.cgContext)
        }
        return image.cgImage
    }
}
