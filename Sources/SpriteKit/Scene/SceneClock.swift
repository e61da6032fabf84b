import Foundation

/// Lets time pass in a scene, frame by frame.
@MainActor
final class SceneClock {
    /// A frame makes up for no more than this.
    private static let longestFrame: TimeInterval = 0.1

    private var last: TimeInterval?

    /// What passes while the scene stands still does not count.
    func forget() { last = nil }

    func makeFrame(of scene: SKScene, at time: TimeInterval) {
        let seconds = min(max(time - (last ?? time), 0), Self.longestFrame)
        last = time
        guard !scene.isPaused else { return }
        scene.update(time)
        scene.evaluateActions(after: seconds)
        scene.didEvaluateActions()
        scene.physicsWorld.simulate(scene, for: seconds * TimeInterval(scene.speed))
        scene.didSimulatePhysics()
        scene.applyConstraints()
        scene.didApplyConstraints()
        scene.didFinishUpdate()
    }
}
