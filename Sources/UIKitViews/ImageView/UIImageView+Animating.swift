import Foundation

extension UIImageView {
    func beginAnimation() {
        let chosen = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
        let own = shownImage?.images
        guard let images = chosen ?? own, !images.isEmpty else { return }
        let natural = TimeInterval(images.count) / 30
        let duration = chosen == nil ? shownImage?.duration ?? natural : animationDuration > 0 ? animationDuration : natural
        endAnimation()
        let rounds = chosen == nil ? 0 : animationRepeatCount
        animation = ImageAnimation(images: images, duration: duration, repeatCount: rounds, view: self)
        continueAnimation()
    }

    func endAnimation() {
        guard animation != nil else { return }
        animation = nil
        layer.removeAnimation(forKey: ImageAnimation.key)
    }

    /// An animation that was started without a window begins with one.
    func continueAnimation() {
        guard window != nil, let animation, layer.animation(forKey: ImageAnimation.key) == nil else { return }
        layer.add(animation.makeLayerAnimation(pixels: animation.images.compactMap { presented($0).cgImage }), forKey: ImageAnimation.key)
    }
}

/// Pictures that are shown one after the other, and the end of that.
@MainActor
final class ImageAnimation: UIObject, @MainActor CAAnimationDelegate {
    static let key = "images"

    let images: [UIImage]
    private let duration: TimeInterval
    private let repeatCount: Int
    private weak var view: UIImageView?

    init(images: [UIImage], duration: TimeInterval, repeatCount: Int, view: UIImageView) {
        self.images = images
        self.duration = duration
        self.repeatCount = repeatCount
        self.view = view
        super.init()
    }

    func makeLayerAnimation(pixels: [CGImage]) -> CAAnimation {
        let animation = CAKeyframeAnimation(keyPath: "contents")
        animation.values = pixels
        animation.calculationMode = .discrete
        animation.duration = duration
        animation.repeatCount = repeatCount > 0 ? Float(repeatCount) : .infinity
        animation.delegate = self
        return animation
    }

    /// All rounds are over; the view shows its picture again.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        if flag, view?.animation === self { view?.animation = nil }
    }
}
