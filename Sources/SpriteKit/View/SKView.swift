public import Foundation
import ObjCRuntime
import QuartzCore
public import UIKit

/// Shows a scene, and lets time pass in it.
// apple: https://developer.apple.com/documentation/spritekit/skview
@preconcurrency @MainActor @objcMembers
open class SKView: UIView {
    let stage = SceneStage()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        layer.insertSublayer(stage.layer, at: 0)
        if backgroundColor == nil { backgroundColor = .black }
        let center = NotificationCenter.default
        center.addObserver(self, selector: #selector(appDidHide), name: UIApplication.didEnterBackgroundNotification, object: nil)
        center.addObserver(self, selector: #selector(appWillShow), name: UIApplication.willEnterForegroundNotification, object: nil)
    }

    // MARK: Scenes

    /// The scene that is shown.
    open var scene: SKScene? { stage.scene }

    /// Shows a scene instead of the present one; nil shows none.
    @objc(presentScene:)
    open func presentScene(_ scene: SKScene?) { present(scene, nil) }

    /// Shows a scene instead of the present one, with an animation.
    @objc(presentScene:transition:)
    open func presentScene(_ scene: SKScene, transition: SKTransition) { present(scene, transition) }

    /// True if time stands still. It does so in any case while the app is in the background. Default: false.
    open var isPaused = false {
        didSet {
            guard isPaused != oldValue else { return }
            scene?.clock.forget()
            updateFrames()
        }
    }

    // MARK: Frames

    /// The frames that are wished for in a second. 0 is as many as the screen has. Default: 60.
    open var preferredFramesPerSecond = 60 { didSet { frames?.link.preferredFramesPerSecond = preferredFramesPerSecond } }

    /// Has no influence: nodes of the same height are shown in the order of the tree. Default: false.
    open var ignoresSiblingOrder = false

    /// Has no influence: what cannot be seen is never drawn. Default: true.
    open var shouldCullNonVisibleNodes = true

    /// True if the number of frames in a second is shown. Default: false.
    open var showsFPS = false { didSet { updateReport() } }

    /// True if the number of nodes is shown. Default: false.
    open var showsNodeCount = false { didSet { updateReport() } }

    /// True if the outlines of bodies are shown. Default: false.
    open var showsPhysics = false { didSet { if !showsPhysics { stage.showOutlines(nil, in: bounds.size) } } }

    private var frames: FrameLink?
    private var report: FrameReport?

    // MARK: Points

    /// From the coordinates of the view to those of a scene.
    @nonobjc open func convert(_ point: CGPoint, to scene: SKScene) -> CGPoint {
        point.applying(scene.transformToView(of: bounds.size).inverted())
    }

    /// From the coordinates of a scene to those of the view.
    @nonobjc open func convert(_ point: CGPoint, from scene: SKScene) -> CGPoint { point.applying(scene.transformToView(of: bounds.size)) }

    /// A picture of a node and those inside, as large as its accumulated frame; nil if it shows nothing.
    @nonobjc open func texture(from node: SKNode) -> SKTexture? { NodePicture(node, scale: pixelScale).texture }

    // MARK: Overriding

    open override func layoutSubviews() {
        super.layoutSubviews()
        report?.place(in: bounds)
        guard let scene else { return }
        if scene.scaleMode == .resizeFill { scene.size = bounds.size }
        show()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        scene?.clock.forget()
        updateFrames()
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !stage.touches.begin(touches, event, in: self) { super.touchesBegan(touches, with: event) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !stage.touches.deliver(touches, event, by: { $0.touchesMoved($1, with: $2) }) { super.touchesMoved(touches, with: event) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !stage.touches.deliver(touches, event, isLast: true, by: { $0.touchesEnded($1, with: $2) }) {
            super.touchesEnded(touches, with: event)
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !stage.touches.deliver(touches, event, isLast: true, by: { $0.touchesCancelled($1, with: $2) }) {
            super.touchesCancelled(touches, with: event)
        }
    }

    // MARK: Private

    /// Nobody sees the scene then, and a game does not go on without its player.
    private var isInBackground = false {
        didSet {
            scene?.clock.forget()
            updateFrames()
        }
    }

    private func appDidHide() { isInBackground = true }

    private func appWillShow() { isInBackground = false }

    private var pixelScale: CGFloat { window?.screen.scale ?? UIScreen.main.scale }

    private func present(_ scene: SKScene?, _ transition: SKTransition?) {
        if let scene, let other = scene.view, other !== self { other.presentScene(nil) }
        stage.finishTransition(in: self)
        guard scene !== self.scene else { return }
        stage.present(scene, transition, in: self)
        updateFrames()
        if window != nil { show() }
    }

    private func updateFrames() {
        let isRunning = window != nil && scene != nil && !isPaused && !isInBackground
        if !isRunning {
            frames = nil
        } else if frames == nil {
            let link = FrameLink { [weak self] time in self?.makeFrame(at: time) }
            link.link.preferredFramesPerSecond = preferredFramesPerSecond
            frames = link
        }
    }

    private func makeFrame(at time: TimeInterval) {
        stage.makeFrame(at: time, in: self)
        show()
        report?.count(at: time, nodes: stage.nodeCount)
    }

    private func show() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        stage.show(in: bounds.size, scale: pixelScale)
        if showsPhysics { stage.showOutlines(scene, in: bounds.size) }
        CATransaction.commit()
    }

    private func updateReport() {
        guard showsFPS || showsNodeCount else {
            report?.removeFromSuperview()
            report = nil
            return
        }
        let report = report ?? FrameReport()
        self.report = report
        (report.showsRate, report.showsNodes) = (showsFPS, showsNodeCount)
        addSubview(report)
        report.place(in: bounds)
    }
}
