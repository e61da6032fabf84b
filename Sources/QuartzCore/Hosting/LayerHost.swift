@_spi(ForasteroInternal) public import Display

/// Shows a tree of layers on a screen: takes it through the passes that make a frame.
///
/// One host has one tree. A frame is made by ``run(_:advancingAnimations:for:meter:)``.
@_spi(ForasteroInternal)
@MainActor
public final class LayerHost {
    /// As large as the screen, with its origin at the top left. The layers of windows go into it.
    public let rootLayer: CALayer
    public let clock: MediaClock
    /// Setting it makes a new picture and damages all of it.
    public var geometry: ScreenGeometry {
        didSet { if geometry != oldValue { adoptGeometry() } }
    }
    /// The whole screen as it was composited last. Another object after each change of size.
    public private(set) var picture: FrameBuffer

    /// The steps that paint the whole screen.
    var displayList = DisplayList()
    /// How many frames have changed the list of steps.
    var frameCount = 0
    /// The pixels that may look different since they were painted last.
    var damage = Region()
    /// The damage of the latest commit, but for what travelled in it.
    var newDamage: [PixelRect] = []
    /// What travelled in the latest commit.
    var travels = Travels()
    /// The picture shows all of the commit before the latest one.
    var isOneCommitBehind = false
    /// The latest frame moved a part of the screen instead of painting it.
    var hasMovedScreen = false
    /// The pixels that were painted last.
    var paintedRects: [PixelRect] = []
    let caches = CompositorCaches()
    /// While layers are committed: the nodes of sublayers that were visited, those of outer layers first.
    var visitedNodes: [RenderNode] = []

    /// Layers with animations, in the order in which they got them.
    var animatedLayers: [CALayer] = []
    /// The same, to find them by.
    var animatedLayerIDs: Set<ObjectIdentifier> = []
    nonisolated(unsafe) var frameCallback: FrameCallback?
    /// Animations that the latest commit started, until their delegates are notified.
    var startedAnimations: [CAAnimation] = []
    /// The pass of a frame that runs; nil between frames.
    public internal(set) nonisolated(unsafe) var currentPass: FramePass?
    /// A frame of an animation is waiting to be made.
    var isFrameDue = false
    /// Layers that draw in tiles.
    var tiledLayers: [TiledLayerReference] = []

    /// - Parameters:
    ///   - rootLayer: belongs to no other layer and no other host; it gets the size of the screen.
    ///   - clock: what animations run by.
    /// - Precondition: no side of the screen has more than 32,767 pixels.
    public init(rootLayer: CALayer = CALayer(), geometry: ScreenGeometry, clock: MediaClock = .shared) {
        _require(
            rootLayer.superlayer == nil && rootLayer.host == nil,
            "\(rootLayer) is shown elsewhere already. Give each LayerHost a root layer of its own.")
        self.rootLayer = rootLayer
        self.geometry = geometry
        self.clock = clock
        picture = Self.makePicture(for: geometry)
        rootLayer.setHost(self)
        adoptGeometry()
    }

    isolated deinit {
        frameCallback?.invalidate()
        rootLayer.setHost(nil)
    }

    /// True if anything has changed since the last frame.
    public var needsCommit: Bool {
        isFrameDue
            || !rootLayer.flags.isDisjoint(with: [
                .needsLayout, .subtreeNeedsLayout, .needsDisplay, .subtreeNeedsDisplay, .needsCommit, .subtreeNeedsCommit,
            ])
    }

    /// True if animations are followed from frame to frame, so that frames are due by themselves.
    nonisolated var isFollowingAnimations: Bool { frameCallback != nil }

    private func adoptGeometry() {
        if picture.size != geometry.pixelSize { picture = Self.makePicture(for: geometry) }
        damage = Region(PixelRect(picture.size))
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        rootLayer.frame = CGRect(origin: .zero, size: geometry.size)
        CATransaction.commit()
        rootLayer.markNeedsCommit()
    }

    private static func makePicture(for geometry: ScreenGeometry) -> FrameBuffer {
        let size = geometry.pixelSize
        guard let picture = FrameBuffer(size: size) else {
            _requireFailure(
                "A screen of \(size.width)×\(size.height) pixels cannot be shown. Use sides up to 32,767 pixels.")
        }
        return picture
    }
}
