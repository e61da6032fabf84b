import CoreGraphics
import Foundation
internal import ImageKernels

extension FilterKind {
    /// Filters that lead from one picture to another while their time goes from 0 to 1.
    static let transitions: [String: FilterKind] = [
        "CIDissolveTransition": transition([:]) { image, target, time, _ in
            ImageRecipe(extent: image.extent.union(target.extent)) { tile in
                TransitionTile(image, target, tile)?.mix(cover: [UInt8](repeating: UInt8((time * 255).rounded()), count: tile.region.count))
            }
        },
        "CISwipeTransition": transition([
            kCIInputExtentKey: standardExtent, kCIInputColorKey: CIColor.white, kCIInputAngleKey: 0.0, kCIInputWidthKey: 300.0,
            "inputOpacity": 0.0,
        ]) { image, target, time, inputs in
            let front = SwipeFront(inputs, extent: image.extent, time: time)
            return ImageRecipe(extent: image.extent.union(target.extent)) { tile in
                guard let cover = PixelTile(tile.region) else { return }
                cover.draw { front.drawCover($0) }
                TransitionTile(image, target, tile)?.mix(cover: MaskPixels(cover).alpha())
                tile.draw { front.drawEdge($0) }
            }
        },
        "CIFlashTransition": transition([
            kCIInputCenterKey: CIVector(x: 150, y: 150), kCIInputExtentKey: standardExtent,
            kCIInputColorKey: CIColor(red: 1, green: 0.8, blue: 0.6),
        ]) { image, target, time, inputs in
            let flash = Flash(inputs, time: time)
            return ImageRecipe(extent: image.extent.union(target.extent)) { tile in
                TransitionTile(image, target, tile)?.mix(cover: [UInt8](repeating: flash.cover, count: tile.region.count))
                tile.draw { flash.draw($0, tile.region.rect) }
            }
        },
    ]

    private static var standardExtent: CIVector { CIVector(cgRect: CGRect(x: 0, y: 0, width: 300, height: 300)) }

    /// - Parameter make: gets the pictures and the time, from 0 to 1.
    private static func transition(
        _ values: KeyValuePairs<String, Any?>,
        _ make: @escaping @Sendable (ImageRecipe, ImageRecipe, Double, FilterInputs) -> ImageRecipe
    ) -> FilterKind {
        FilterKind(kCICategoryTransition, more: [kCIInputTargetImageKey: nil, kCIInputTimeKey: 0.0], values) { inputs in
            guard let image = inputs.image(), let target = inputs.image(kCIInputTargetImageKey) else { return nil }
            return CIImage(make(image.recipe, target.recipe, min(max(inputs.number(kCIInputTimeKey), 0), 1), inputs))
        }
    }
}

/// Two pictures of a region.
private struct TransitionTile {
    private let tile: PixelTile
    private let first: PixelTile

    /// - Parameter tile: is filled with the second picture.
    init?(_ image: ImageRecipe, _ target: ImageRecipe, _ tile: PixelTile) {
        guard let first = image.tile(tile.region) else { return nil }
        (self.first, self.tile) = (first, tile)
        tile.draw { target.draw($0, in: tile.region.rect) }
    }

    /// - Parameter cover: how much of the second picture each pixel shows.
    func mix(cover: [UInt8]) { ik_blend_mask(tile.pixels, first.pixels, cover, tile.region.count) }
}

/// The edge that goes over a picture.
private struct SwipeFront: Sendable {
    private let direction: CGPoint
    /// Along the direction: where there is nothing yet of the second picture, and where there is nothing any more of the first.
    private let head: CGFloat
    private let tail: CGFloat
    private let color: CGColor
    private let opacity: CGFloat

    init(_ inputs: FilterInputs, extent: CGRect, time: Double) {
        let wanted = inputs.rect(kCIInputExtentKey) ?? extent
        let angle = inputs.number(kCIInputAngleKey)
        let direction = CGPoint(x: cos(angle), y: sin(angle))
        let places = [(wanted.minX, wanted.minY), (wanted.maxX, wanted.minY), (wanted.minX, wanted.maxY), (wanted.maxX, wanted.maxY)].map {
            $0.0 * direction.x + $0.1 * direction.y
        }
        let (first, last) = (places.min() ?? 0, places.max() ?? 0)
        let width = max(inputs.number(kCIInputWidthKey), 0.01)
        self.direction = direction
        head = first + (last - first + width) * time
        tail = head - width
        let color = inputs.color(kCIInputColorKey) ?? .white
        opacity = min(max(inputs.number("inputOpacity"), 0), 1)
        self.color = CGColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha * opacity)
    }

    func drawCover(_ context: CGContext) {
        paint(context, [CGColor(red: 0, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 0, alpha: 0)], [0, 1])
    }

    func drawEdge(_ context: CGContext) {
        guard opacity > 0 else { return }
        let none = color.copy(alpha: 0) ?? color
        paint(context, [none, color, none], [0, 0.5, 1])
    }

    private func paint(_ context: CGContext, _ colors: [CGColor], _ places: [CGFloat]) {
        guard let gradient = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: places) else {
            return
        }
        context.drawLinearGradient(
            gradient, start: CGPoint(x: direction.x * tail, y: direction.y * tail),
            end: CGPoint(x: direction.x * head, y: direction.y * head),
            options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }
}

/// Light that grows from a point until it covers everything, and fades from the second picture.
private struct Flash: Sendable {
    private let center: CGPoint
    private let reach: CGFloat
    private let color: CIColor
    private let light: Double
    /// How much of the second picture shows: all from when the light is brightest.
    let cover: UInt8

    init(_ inputs: FilterInputs, time: Double) {
        let extent = inputs.rect(kCIInputExtentKey) ?? .zero
        let center = inputs.vector(kCIInputCenterKey)?.cgPointValue ?? .zero
        self.center = center
        reach =
            [(extent.minX, extent.minY), (extent.maxX, extent.minY), (extent.minX, extent.maxY), (extent.maxX, extent.maxY)].map {
                hypot($0.0 - center.x, $0.1 - center.y)
            }.max() ?? 1
        color = inputs.color(kCIInputColorKey) ?? .white
        let brightest = 0.5
        light = time < brightest ? time / brightest : (1 - time) / (1 - brightest)
        cover = time < brightest ? 0 : 255
    }

    func draw(_ context: CGContext, _ rect: CGRect) {
        guard light > 0 else { return }
        let (full, faint) = (light, light * light * light * light)
        let colors = [full, faint].map { CGColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha * $0) }
        guard let gradient = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: [0, 1]) else {
            return
        }
        context.clip(to: rect)
        context.drawRadialGradient(
            gradient, startCenter: center, startRadius: reach * light / 2, endCenter: center, endRadius: max(reach * light, 0.01),
            options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }
}
