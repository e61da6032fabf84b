@_spi(ForasteroInternal) @testable import QuartzCore

/// The pixels of a scene on grey.
@MainActor
func picture(side: CGFloat = 40, scale: CGFloat = 2, _ build: (CALayer) -> Void) -> [UInt32] {
    let stage = Stage(width: side, height: side, scale: scale)
    withoutActions {
        stage.root.backgroundColor = CGColor(gray: 0.5, alpha: 1)
        build(stage.root)
    }
    stage.render()
    return stage.pixels
}

/// How two scenes differ.
@MainActor
func difference(
    side: CGFloat = 40, scale: CGFloat = 2, _ first: (CALayer) -> Void, _ second: (CALayer) -> Void
) -> PictureDifference {
    PictureDifference(picture(side: side, scale: scale, first), picture(side: side, scale: scale, second))
}
