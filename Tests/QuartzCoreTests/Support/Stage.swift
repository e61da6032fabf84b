import Display
@_spi(ForasteroInternal) @testable import QuartzCore

/// A small screen with virtual time for one test.
@MainActor
final class Stage {
    let clock = MediaClock(.virtual(startingAt: 100))
    let host: LayerHost
    /// What the latest frame painted.
    private(set) var damage: [PixelRect] = []

    init(width: CGFloat = 40, height: CGFloat = 40, scale: CGFloat = 1) {
        let size = CGSize(width: width, height: height)
        host = LayerHost(geometry: ScreenGeometry(size: size, scale: scale), clock: clock)
        clock.turnHandler = { [unowned self] in render() }
    }

    var root: CALayer { host.rootLayer }

    /// Makes a frame if anything has changed.
    func render() {
        damage = host.needsCommit ? host.run(.layout ... .composite, advancingAnimations: true) : []
    }

    /// The number of pixels that the latest frame painted.
    var paintedArea: Int { damage.reduce(0) { $0 + $1.area } }

    /// The pixel at a position, as 0xAARRGGBB.
    func pixel(_ x: Int, _ y: Int) -> UInt32 { host.picture[x, y] }

    /// All pixels, for comparing two stages.
    var pixels: [UInt32] {
        let size = host.picture.size
        return (0..<size.height).flatMap { y in (0..<size.width).map { x in host.picture[x, y] } }
    }
}

/// A layer with a colour and a frame.
func plain(_ color: CGColor?, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    layer.backgroundColor = color
    return layer
}

extension CGColor {
    static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}

/// Sets properties without their actions.
func withoutActions(_ body: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    body()
    CATransaction.commit()
}
