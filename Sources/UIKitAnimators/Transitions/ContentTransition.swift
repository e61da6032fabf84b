@_spi(ForasteroInternal) internal import QuartzCore

/// The way from the old content of a view to the new: a picture of the old is beside the view while both move or fade.
@MainActor
final class ContentTransition {
    private let kind: TransitionKind
    private let view: UIView
    /// Shows the old content.
    private let standIn = CALayer()
    private let isOpaque: Bool

    /// Takes the picture of the old content. Nil for a view that is not shown.
    init?(_ kind: TransitionKind, of view: UIView) {
        guard view.backingLayer.superlayer != nil, let picture = ViewPicture(of: view, in: view.bounds, afterScreenUpdates: true) else {
            return nil
        }
        self.kind = kind
        self.view = view
        isOpaque = picture.isOpaque
        standIn.contents = picture.image
        standIn.bounds = view.bounds
        standIn.anchorPoint = view.backingLayer.anchorPoint
        standIn.position = view.backingLayer.position
        standIn.transform = view.backingLayer.transform
        standIn.isDoubleSided = false
    }

    /// Moves from the picture to what the view shows now, in the time of an animation.
    func run(in animation: BlockAnimation) {
        guard let superlayer = view.backingLayer.superlayer else { return }
        withoutActions {
            if case .curlDown = kind {
                superlayer.insertSublayer(standIn, below: view.backingLayer)
            } else {
                superlayer.insertSublayer(standIn, above: view.backingLayer)
            }
        }
        switch kind {
        case .crossDissolve: crossDissolve(in: animation)
        case .flip(let side): flip(side, in: animation)
        case .curlUp: turnPage(of: standIn, isClosing: false, in: animation)
        case .curlDown: turnPage(of: view.backingLayer, isClosing: true, in: animation)
        }
        // The picture goes when what moves it is over.
        animation.hold(standIn, key: Key.end, for: view) { [weak standIn] in standIn?.removeFromSuperlayer() }
    }

    private enum Key {
        static let end = "transition.end"
        static let opacity = "transition.opacity"
        static let transform = "transition.transform"
        static let side = "transition.side"
    }

    private func withoutActions(_ body: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        body()
        CATransaction.commit()
    }

    // MARK: Kinds

    private func crossDissolve(in animation: BlockAnimation) {
        withoutActions { standIn.opacity = 0 }
        fade(standIn, from: 1, to: 0, in: animation)
        // Beneath a picture that covers all, the new content need not fade in: the mixture is the same, without a gap in the middle.
        if !isOpaque { fade(view.backingLayer, from: 0, to: view.backingLayer.opacity, in: animation) }
    }

    private func fade(_ layer: CALayer, from: Float, to: Float, in animation: BlockAnimation) {
        let fading = CABasicAnimation(keyPath: "opacity")
        fading.fromValue = from
        fading.toValue = to
        animation.run(fading, on: layer, key: Key.opacity, for: view)
    }

    /// Both sides of a card turn half around; each is seen only while it faces the front.
    private func flip(_ side: TransitionKind.Side, in animation: BlockAnimation) {
        let turn = CardTurn(side: side, size: view.bounds.size)
        turnAround(standIn, from: 0, to: turn.angle, turn, in: animation)
        turnAround(view.backingLayer, from: -turn.angle, to: 0, turn, in: animation)
        let hiding = CABasicAnimation(keyPath: "doubleSided")
        hiding.fromValue = false
        hiding.toValue = false
        animation.run(hiding, on: view.backingLayer, key: Key.side, for: view)
    }

    private func turnAround(_ layer: CALayer, from: CGFloat, to: CGFloat, _ turn: CardTurn, in animation: BlockAnimation) {
        move(layer, in: animation) { share in turn.transform(at: from + (to - from) * share) }
    }

    /// A page that is fixed at its upper edge is turned up, or down.
    private func turnPage(of layer: CALayer, isClosing: Bool, in animation: BlockAnimation) {
        let page = PageTurn(size: view.bounds.size, anchor: layer.anchorPoint)
        withoutActions { standIn.isDoubleSided = true }
        move(layer, in: animation) { share in page.transform(at: isClosing ? 1 - share : share) }
        let shadowless: Float = 0
        if !isClosing {
            withoutActions { standIn.opacity = shadowless }
            let fading = CAKeyframeAnimation(keyPath: "opacity")
            fading.values = [Float(1), Float(1), shadowless]
            fading.keyTimes = [0, 0.7, 1]
            animation.run(fading, on: layer, key: Key.opacity, for: view)
        }
    }

    /// Between so many positions the path of a turn is distinguished from that of another.
    private static let stepCount = 24

    private func move(_ layer: CALayer, in animation: BlockAnimation, _ transform: (CGFloat) -> CATransform3D) {
        let own = layer.transform
        let moving = CAKeyframeAnimation(keyPath: "transform")
        moving.values = (0...Self.stepCount).map { step in
            CATransform3DConcat(transform(CGFloat(step) / CGFloat(Self.stepCount)), own)
        }
        animation.run(moving, on: layer, key: Key.transform, for: view)
    }
}

/// A card that turns half around, seen from some distance.
private struct CardTurn {
    let angle: CGFloat
    private let axis: (x: CGFloat, y: CGFloat)
    private let distance: CGFloat

    init(side: TransitionKind.Side, size: CGSize) {
        switch side {
        case .left: (angle, axis) = (.pi, (0, 1))
        case .right: (angle, axis) = (-.pi, (0, 1))
        case .top: (angle, axis) = (-.pi, (1, 0))
        case .bottom: (angle, axis) = (.pi, (1, 0))
        }
        // ad-hoc: far enough for the near side to grow by about a fifth.
        distance = max(size.width, size.height) * 3
    }

    func transform(at angle: CGFloat) -> CATransform3D {
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / max(distance, 1)
        return CATransform3DRotate(perspective, angle, axis.x, axis.y, 0)
    }
}

/// A page that is fixed at its upper edge.
// ad-hoc: the page stays flat; the layers have no way to bend one.
private struct PageTurn {
    let size: CGSize
    let anchor: CGPoint

    private static let widestAngle: CGFloat = 0.55 * .pi

    /// - Parameter share: 0 lies flat, 1 is turned up.
    func transform(at share: CGFloat) -> CATransform3D {
        let edge = -size.height * anchor.y
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / max(size.width, size.height, 1) / 3
        let turned = CATransform3DRotate(CATransform3DTranslate(perspective, 0, edge, 0), Self.widestAngle * share, 1, 0, 0)
        return CATransform3DTranslate(turned, 0, -edge, 0)
    }
}
