import QuartzCore
import UIKit

/// A scene that follows another one, at present.
@MainActor
final class RunningSceneTransition {
    let oldScene: SKScene
    private let oldRenderer: SceneRenderer
    private let kind: SKTransition.Kind
    private let duration: TimeInterval
    private let size: CGSize
    let pausesOld: Bool
    let pausesNew: Bool
    private var begin: TimeInterval?
    private var share: CGFloat = 0
    /// Halves of a scene, or a colour.
    private var extras: [CALayer] = []

    init(_ transition: SKTransition, from old: (scene: SKScene, renderer: SceneRenderer), in size: CGSize) {
        (oldScene, oldRenderer) = old
        (kind, duration, self.size) = (transition.kind, transition.duration, size)
        (pausesOld, pausesNew) = (transition.pausesOutgoingScene, transition.pausesIncomingScene)
    }

    var isOver: Bool { share >= 1 }

    func advance(to time: TimeInterval) {
        let start = begin ?? time
        begin = start
        share = CGFloat(min(max((time - start) / duration, 0), 1))
    }

    func finish(_ newLayer: CALayer) {
        oldRenderer.layer.removeFromSuperlayer()
        for layer in extras { layer.removeFromSuperlayer() }
        newLayer.opacity = 1
        newLayer.isHidden = false
        newLayer.transform = CATransform3DIdentity
        newLayer.position = .zero
    }

    /// Places the layers of both scenes.
    func show(_ new: CALayer, in stage: CALayer, size: CGSize, scale: CGFloat) {
        let old = oldRenderer.layer
        if !pausesOld { oldRenderer.show(oldScene, in: size, scale: scale) }
        switch kind {
        case .crossFade: new.opacity = Float(share)
        case .fade(let color): showFade(old, new, color, in: stage)
        case .push(let direction):
            old.position = direction.offset(share, size)
            new.position = direction.offset(share - 1, size)
        case .moveIn(let direction): new.position = direction.opposite.offset(1 - share, size)
        case .reveal(let direction):
            bring(old, toFrontOf: stage)
            old.position = direction.offset(share, size)
        case .doorway:
            new.transform = .scaled(by: 0.5 + share / 2, in: size)
            new.opacity = Float(share)
            showDoors(of: old, isHorizontal: false, apart: share, in: stage, scale: scale)
        case .doorsOpen(let isHorizontal): showDoors(of: old, isHorizontal: isHorizontal, apart: share, in: stage, scale: scale)
        case .doorsClose(let isHorizontal): showDoors(of: new, isHorizontal: isHorizontal, apart: 1 - share, in: stage, scale: scale)
        case .flip(let isHorizontal): showFlip(old, new, isHorizontal)
        }
    }

    private func bring(_ layer: CALayer, toFrontOf stage: CALayer) {
        if stage.sublayers?.last !== layer { stage.addSublayer(layer) }
    }

    private func showFade(_ old: CALayer, _ new: CALayer, _ color: UIColor, in stage: CALayer) {
        if extras.isEmpty {
            let cover = CALayer()
            cover.frame = CGRect(origin: .zero, size: size)
            cover.backgroundColor = color.cgColor
            stage.addSublayer(cover)
            extras = [cover]
        }
        new.isHidden = share < 0.5
        extras[0].opacity = Float(1 - abs(share * 2 - 1))
    }

    /// The two halves of a scene, which are in the middle or outside of the view.
    private func showDoors(of scene: CALayer, isHorizontal: Bool, apart: CGFloat, in stage: CALayer, scale: CGFloat) {
        if extras.isEmpty { makeDoors(of: scene, isHorizontal, in: stage, scale) }
        scene.isHidden = true
        let way = apart / 2
        extras[0].position = isHorizontal ? CGPoint(x: 0, y: -size.height * way) : CGPoint(x: -size.width * way, y: 0)
        extras[1].position =
            isHorizontal ? CGPoint(x: 0, y: size.height * (0.5 + way)) : CGPoint(x: size.width * (0.5 + way), y: 0)
    }

    private func makeDoors(of scene: CALayer, _ isHorizontal: Bool, in stage: CALayer, _ scale: CGFloat) {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let picture = UIGraphicsImageRenderer(size: size, format: format).image { scene.render(in: $0.cgContext) }.cgImage
        extras = [0, 0.5].map { start in
            let door = CALayer()
            let part =
                isHorizontal ? CGRect(x: 0, y: start, width: 1, height: 0.5) : CGRect(x: start, y: 0, width: 0.5, height: 1)
            door.anchorPoint = .zero
            door.bounds = CGRect(x: 0, y: 0, width: size.width * part.width, height: size.height * part.height)
            door.contents = picture
            door.contentsScale = scale
            door.contentsRect = part
            stage.addSublayer(door)
            return door
        }
    }

    private func showFlip(_ old: CALayer, _ new: CALayer, _ isHorizontal: Bool) {
        old.isHidden = share >= 0.5
        new.isHidden = share < 0.5
        old.transform = .turned(by: .pi * share, isHorizontal, in: size)
        new.transform = .turned(by: .pi * (share - 1), isHorizontal, in: size)
    }
}

extension SKTransitionDirection {
    var opposite: SKTransitionDirection {
        switch self {
        case .up: .down
        case .down: .up
        case .right: .left
        case .left: .right
        }
    }

    /// A share of the way out of a view.
    func offset(_ share: CGFloat, _ size: CGSize) -> CGPoint {
        switch self {
        case .up: CGPoint(x: 0, y: -size.height * share)
        case .down: CGPoint(x: 0, y: size.height * share)
        case .right: CGPoint(x: size.width * share, y: 0)
        case .left: CGPoint(x: -size.width * share, y: 0)
        }
    }
}

extension CATransform3D {
    /// About the middle of a layer that has its anchor at its corner.
    private static func about(_ size: CGSize, _ transform: CATransform3D) -> CATransform3D {
        let there = CATransform3DMakeTranslation(-size.width / 2, -size.height / 2, 0)
        let back = CATransform3DMakeTranslation(size.width / 2, size.height / 2, 0)
        return CATransform3DConcat(CATransform3DConcat(there, transform), back)
    }

    fileprivate static func scaled(by scale: CGFloat, in size: CGSize) -> CATransform3D {
        about(size, CATransform3DMakeScale(scale, scale, 1))
    }

    fileprivate static func turned(by angle: CGFloat, _ isHorizontal: Bool, in size: CGSize) -> CATransform3D {
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / max(size.width, size.height, 1) / 2
        let turn = CATransform3DMakeRotation(angle, isHorizontal ? 1 : 0, isHorizontal ? 0 : 1, 0)
        return about(size, CATransform3DConcat(turn, perspective))
    }
}
