/// A layer that draws a large content in tiles: those that are seen, when they are seen, as sharp as they are shown.
///
/// ``CALayer/draw(in:)``, or its delegate's method, is called once for each tile, with a context that is clipped to the tile and whose
/// scale says how sharp it is. Tiles are drawn between frames, some at a time and those in the middle first, on the main thread; what
/// draws is written for any thread. Setting ``CALayer/contents`` makes it an ordinary layer.
// apple: https://developer.apple.com/documentation/quartzcore/catiledlayer
open class CATiledLayer: CALayer {
    public override init() {
        super.init()
        values.rareForWriting().kind = TiledValues()
    }

    /// A layer from an archive, in which layers have no properties here: one as it is made.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        values.rareForWriting().kind = TiledValues()
    }

    public override init(layer: Any) { super.init(layer: layer) }

    /// How long a new tile takes to appear, in seconds. Default: 0.25.
    // apple: https://developer.apple.com/documentation/quartzcore/catiledlayer/fadeduration()
    open class func fadeDuration() -> CFTimeInterval { 0.25 }

    /// How many scales there are at which tiles are drawn, each half as large as the next. Default: 1.
    open var levelsOfDetail: Int = 1 { didSet { if levelsOfDetail != oldValue { redrawTiles() } } }

    /// How many of the scales are larger than that of the contents: with 1, tiles are drawn twice as large when the layer is shown twice as
    /// large. Default: 0.
    open var levelsOfDetailBias: Int = 0 { didSet { if levelsOfDetailBias != oldValue { redrawTiles() } } }

    /// The most pixels that a tile has. Default: 256 × 256.
    open var tileSize = CGSize(width: 256, height: 256) { didSet { if tileSize != oldValue { redrawTiles() } } }

    // MARK: Overriding

    /// Setting it ends the drawing of tiles.
    open override var contents: Any? {
        get { super.contents }
        set {
            removeTiles()
            super.contents = newValue
        }
    }

    /// Has tiles drawn again as they are seen, in place of all that there are.
    open override func display() {
        guard contents == nil else { return }
        let rect = extras?.displayRect ?? bounds
        if rect.contains(bounds) || rect.isNull { removeTiles() } else { dropTiles { $0.frame.intersects(rect) } }
        needsTiles = true
        joinHost()
    }

    // MARK: Internal

    /// Something has been asked to be drawn; a layer that never was stays empty.
    private(set) final var needsTiles = false

    override func hostDidChange() { if needsTiles { joinHost() } }

    private func joinHost() {
        guard let host else { return }
        nonisolated(unsafe) let layer = self
        MainActor.assumeIsolated { host.addTiledLayer(layer) }
    }

    final var tiles: [LayerTile] { kind(TiledValues.self).tiles }

    final func setTiles(_ tiles: [LayerTile]) { setKind(\TiledValues.tiles, to: tiles, "tiles") }

    private func redrawTiles() { if needsTiles { setNeedsDisplay() } }

    private func removeTiles() { if !tiles.isEmpty { setTiles([]) } }

    private func dropTiles(where isStale: (LayerTile) -> Bool) { setTiles(tiles.filter { !isStale($0) }) }

    // MARK: Appearing

    /// Under which the moment is animated that says how much of new tiles is seen.
    static let timeKey = "tileTime"
    /// In seconds; nobody waits so long.
    private static let longestRun: CFTimeInterval = 1e7

    final var presentTime: CFTimeInterval { localTime(forRootTime: host?.clock.now ?? CACurrentMediaTime()) }

    /// The time goes on while tiles appear.
    final func updateClock() {
        let now = presentTime
        let isAppearing = tiles.contains { $0.birth + type(of: self).fadeDuration() > now }
        guard isAppearing != (animation(forKey: Self.timeKey) != nil) else { return }
        guard isAppearing else { return removeAnimation(forKey: Self.timeKey) }
        let clock = CABasicAnimation(keyPath: Self.timeKey)
        clock.fromValue = 0
        clock.toValue = Self.longestRun
        clock.duration = Self.longestRun
        // From the beginning of the layer's time, so that its number is that time.
        clock.beginTime = .leastNonzeroMagnitude
        add(clock, forKey: Self.timeKey)
    }
}
