internal import QuartzCore
@_spi(ForasteroInternal) package import UIKitCore

/// A block that takes in what a block inside has collected.
@MainActor
package protocol TrackAnimating: AnimationContext {
    func animate(_ tracks: [ValueTrack], mode: CAAnimationCalculationMode)
}
