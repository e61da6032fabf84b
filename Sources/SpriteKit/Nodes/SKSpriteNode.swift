public import Foundation
public import UIKit

/// A rectangle with a picture or a colour.
// apple: https://developer.apple.com/documentation/spritekit/skspritenode
@preconcurrency @MainActor
open class SKSpriteNode: SKNode {
    private var shown = Shown()

    private struct Shown {
        var texture: SKTexture?
        var color = UIColor.white
        var size = CGSize.zero
    }

    /// A sprite of a size with a picture; or with a colour, if there is no picture.
    public init(texture: SKTexture?, color: UIColor, size: CGSize) {
        super.init()
        shown = Shown(texture: texture, color: color, size: size)
    }

    /// A sprite with a picture, as large as that.
    public convenience init(texture: SKTexture?) { self.init(texture: texture, color: .white, size: texture?.size() ?? .zero) }

    /// A sprite of a size with a picture.
    public convenience init(texture: SKTexture?, size: CGSize) { self.init(texture: texture, color: .white, size: size) }

    /// A sprite with a picture of the app, as large as that.
    public convenience init(imageNamed name: String) { self.init(texture: SKTexture(imageNamed: name)) }

    /// A rectangle of a colour.
    public convenience init(color: UIColor, size: CGSize) { self.init(texture: nil, color: color, size: size) }

    /// A sprite without a picture and without a size.
    public override convenience init() { self.init(texture: nil, color: .white, size: .zero) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Default: the one that it was made with. Another one is stretched to ``size``.
    open var texture: SKTexture? {
        get { shown.texture }
        set { show(newValue, resizing: false) }
    }

    /// The colour of a sprite without a picture; one with a picture is coloured as much as ``colorBlendFactor`` says.
    open var color: UIColor {
        get { shown.color }
        set {
            shown.color = newValue
            state.needsContent = true
        }
    }

    /// From 0, the default, to 1.
    open var colorBlendFactor: CGFloat = 0 { didSet { if colorBlendFactor != oldValue { state.needsContent = true } } }

    /// Without the scales. Default: that of the picture.
    open var size: CGSize {
        get { shown.size }
        set {
            shown.size = newValue
            state.needsContent = true
        }
    }

    /// Multiplies the scales so that the sprite has a size in its parent.
    open func scale(to size: CGSize) {
        if shown.size.width != 0 { xScale = size.width / shown.size.width }
        if shown.size.height != 0 { yScale = size.height / shown.size.height }
    }

    /// The place in the sprite, in shares of its size from the lower left, that is at its position. Default: the middle.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5) { didSet { state.needsContent = true } }

    /// How it is mixed with what is behind it. Default: by its alpha.
    open var blendMode = SKBlendMode.alpha { didSet { if blendMode != oldValue { state.needsContent = true } } }

    func show(_ texture: SKTexture?, resizing: Bool) {
        let isFirst = shown.texture == nil && shown.size == .zero
        shown.texture = texture
        if let texture, resizing || isFirst { shown.size = texture.size() }
        state.needsContent = true
    }

    // MARK: Drawing

    override var contentRect: CGRect {
        CGRect(x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height)
    }

    /// The picture in its colour; nil for a sprite of one colour.
    private var picture: CGImage? {
        guard let texture = shown.texture else { return nil }
        guard colorBlendFactor > 0 else { return texture.image }
        return texture.image(tinted: RGBA.white.mixed(with: RGBA(color), min(colorBlendFactor, 1)))
    }

    override func makeContent(for pass: RenderPass) -> CALayer? {
        guard size.width != 0, size.height != 0, pass.isSeen(contentRect) else { return nil }
        guard blendMode.isPlain else { return makeMixed(for: pass) }
        let layer = reusedLayer(CALayer.self)
        if state.needsContent {
            layer.bounds = CGRect(origin: .zero, size: CGSize(width: abs(size.width), height: abs(size.height)))
            layer.anchorPoint = CGPoint(x: anchorPoint.x, y: 1 - anchorPoint.y)
            layer.contents = picture
            layer.backgroundColor = shown.texture == nil ? color.cgColor : nil
            let filter = shown.texture?.filteringMode == .nearest ? CALayerContentsFilter.nearest : .linear
            (layer.magnificationFilter, layer.minificationFilter) = (filter, filter)
            state.needsContent = false
        }
        pass.place(layer, isFlipped: true)
        return layer
    }

    private func makeMixed(for pass: RenderPass) -> CALayer {
        let layer = reusedLayer(DrawnLayer.self)
        let drawing = SpriteDrawing(
            image: picture, color: color.cgColor, rect: contentRect, alpha: pass.alpha, mode: blendMode.mode)
        if layer.drawing?.isEqual(to: drawing) != true { layer.drawing = drawing }
        pass.place(layer, isFlipped: false, fades: false)
        return layer
    }
}
