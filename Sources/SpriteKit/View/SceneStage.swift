import QuartzCore
import UIKit

/// The scenes that a view shows: one, or two while one follows the other.
@MainActor
final class SceneStage {
    /// Everything lies inside.
    let layer = CALayer()
    let touches = SceneTouches()
    private(set) var scene: SKScene?
    private var renderer = SceneRenderer()
    private var transition: RunningSceneTransition?
    private var outlines: CAShapeLayer?

    init() {
        layer.anchorPoint = .zero
        layer.masksToBounds = true
    }

    var nodeCount: Int { renderer.nodeCount }

    func present(_ newScene: SKScene?, _ change: SKTransition?, in view: SKView) {
        let (old, oldRenderer) = (scene, renderer)
        touches.forget()
        scene = newScene
        renderer = SceneRenderer()
        if let newScene {
            newScene.view = view
            newScene.clock.forget()
            if newScene.scaleMode == .resizeFill, view.bounds.width > 0 { newScene.size = view.bounds.size }
        }
        if let old, newScene != nil, let change, change.duration > 0, view.window != nil {
            transition = RunningSceneTransition(change, from: (old, oldRenderer), in: view.bounds.size)
            layer.addSublayer(oldRenderer.layer)
        } else {
            oldRenderer.layer.removeFromSuperlayer()
            leave(old, view)
        }
        if newScene != nil { layer.addSublayer(renderer.layer) }
        newScene?.didMove(to: view)
    }

    private func leave(_ old: SKScene?, _ view: SKView) {
        guard let old else { return }
        old.willMove(from: view)
        if old.view === view, old !== scene { old.view = nil }
        old.leaveStage()
    }

    /// Goes to its end at once.
    func finishTransition(in view: SKView) {
        guard let running = transition else { return }
        transition = nil
        running.finish(renderer.layer)
        leave(running.oldScene, view)
    }

    func makeFrame(at time: TimeInterval, in view: SKView) {
        guard let running = transition else {
            if let scene { scene.clock.makeFrame(of: scene, at: time) }
            return
        }
        running.advance(to: time)
        if running.pausesOld { running.oldScene.clock.forget() } else { running.oldScene.clock.makeFrame(of: running.oldScene, at: time) }
        if let scene {
            if running.pausesNew { scene.clock.forget() } else { scene.clock.makeFrame(of: scene, at: time) }
        }
        if running.isOver { finishTransition(in: view) }
    }

    func show(in size: CGSize, scale: CGFloat) {
        layer.bounds = CGRect(origin: .zero, size: size)
        guard let scene else { return }
        renderer.show(scene, in: size, scale: scale)
        transition?.show(renderer.layer, in: layer, size: size, scale: scale)
    }

    /// The outlines of a scene's bodies; nil takes them away.
    func showOutlines(_ scene: SKScene?, in size: CGSize) {
        guard let scene else {
            outlines?.removeFromSuperlayer()
            outlines = nil
            return
        }
        let shape = outlines ?? CAShapeLayer()
        if outlines == nil {
            shape.fillColor = nil
            shape.strokeColor = UIColor(red: 0.4, green: 1, blue: 1, alpha: 1).cgColor
            outlines = shape
        }
        var transform = scene.transformToView(of: size)
        shape.path = scene.physicsWorld.outlines.copy(using: &transform)
        if layer.sublayers?.last !== shape { layer.addSublayer(shape) }
    }
}
