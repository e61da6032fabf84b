public import Foundation
public import UIKit

/// What a view shows: the top of a tree of nodes, with its own size, physics and time.
///
/// In each frame comes ``update(_:)``, then the actions, then the physics; each is followed by its own call.
// apple: https://developer.apple.com/documentation/spritekit/skscene
@preconcurrency @MainActor
open class SKScene: SKNode {
    private var extent = CGSize.zero
    let clock = SceneClock()

    /// - Parameter size: in points of the scene.
    public init(size: CGSize) {
        super.init()
        extent = size
        finishInit()
    }

    /// A scene of one point.
    public override init() {
        super.init()
        extent = CGSize(width: 1, height: 1)
        finishInit()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        finishInit()
    }

    private func finishInit() {
        isUserInteractionEnabled = true
        physicsWorld.scene = self
        sceneDidLoad()
    }

    // MARK: Size

    /// Default: the one that it was made with.
    open var size: CGSize {
        get { extent }
        set {
            let old = extent
            extent = newValue
            if old != newValue, !isLoading { didChangeSize(old) }
        }
    }
    /// True while a file is read.
    var isLoading = false

    /// How the scene fits into a view of another size. Default: stretched.
    open var scaleMode = SKSceneScaleMode.fill

    /// The place in the scene, in shares of its size from the lower left, that is the origin. Default: the lower left corner.
    open var anchorPoint = CGPoint.zero

    /// Where the scene is looked at from; a node inside. Default: nil, the whole scene is seen.
    open weak var camera: SKCameraNode?

    /// Default: a dark grey.
    open var backgroundColor = UIColor(red: 0.15, green: 0.15, blue: 0.15, alpha: 1)

    /// The view that shows the scene.
    open internal(set) weak var view: SKView?

    open override var scene: SKScene? { self }

    /// The view.
    open override var next: UIResponder? { view }

    /// The scene with its size, in its own coordinates.
    open override var frame: CGRect { contentRect }

    override var contentRect: CGRect {
        CGRect(x: -anchorPoint.x * extent.width, y: -anchorPoint.y * extent.height, width: extent.width, height: extent.height)
    }

    // MARK: Physics

    /// The physics of the bodies in the scene.
    public let physicsWorld = SKPhysicsWorld()

    // MARK: For overriding

    /// The scene has been made, or read from a file.
    open func sceneDidLoad() {}

    /// The scene is shown by a view.
    open func didMove(to view: SKView) {}

    /// The view shows another scene from now on, or none.
    open func willMove(from view: SKView) {}

    /// The scene has another size.
    open func didChangeSize(_ oldSize: CGSize) {}

    /// A frame begins.
    /// - Parameter currentTime: in seconds, by the screen's clock.
    open func update(_ currentTime: TimeInterval) {}

    /// The actions of the frame have been done.
    open func didEvaluateActions() {}

    /// The bodies have moved.
    open func didSimulatePhysics() {}

    /// The constraints of the nodes have been applied.
    open func didApplyConstraints() {}

    /// Everything in the frame has been done, and is going to be drawn.
    open func didFinishUpdate() {}

    // MARK: Points

    /// From the coordinates of the view to those of the scene.
    open func convertPoint(fromView point: CGPoint) -> CGPoint {
        guard let view else { return point }
        return point.applying(transformToView(of: view.bounds.size).inverted())
    }

    /// From the coordinates of the scene to those of the view.
    open func convertPoint(toView point: CGPoint) -> CGPoint {
        guard let view else { return point }
        return point.applying(transformToView(of: view.bounds.size))
    }
}
