public import Foundation
public import UIKit

/// Something in a scene: it has a position, is drawn if its class draws something, runs actions, and has other nodes inside.
///
/// Positions are those in the coordinates of the parent, in which y grows upwards; angles are radians, counterclockwise.
// apple: https://developer.apple.com/documentation/spritekit/sknode
@preconcurrency @MainActor
open class SKNode: UIResponder, NodeFileLoading {
    var state = NodeState()

    /// A node at the origin, without a parent.
    public override init() { super.init() }

    /// A node of a file that was made with the editor of scenes, also where the file is read with a keyed unarchiver. From other archives
    /// it comes as a new one.
    public required init?(coder: NSCoder) {
        super.init()
        (coder as? NodeFileCoder)?.describe(self)
        (coder as? NSKeyedUnarchiver).map(UnarchivedNode.init)?.describe(self)
    }

    // MARK: Tree

    /// The node that this one is inside of.
    open internal(set) weak var parent: SKNode?

    /// The nodes inside, in the order in which they were added.
    open internal(set) var children: [SKNode] = []

    /// The scene that the node is in; nil if it is in none.
    open var scene: SKScene? { parent?.scene }

    /// Adds a node in front of its siblings. It must have no parent.
    open func addChild(_ node: SKNode) { insert(node, at: children.count) }

    /// Adds a node at a place among its siblings. It must have no parent.
    open func insertChild(_ node: SKNode, at index: Int) { insert(node, at: index) }

    /// Takes the node out of its parent. Its actions are kept, and stand still meanwhile.
    open func removeFromParent() { detach() }

    /// Takes all nodes out.
    open func removeAllChildren() { for child in children { child.removeFromParent() } }

    /// Takes some of the nodes out; others that are named are left where they are.
    open func removeChildren(in nodes: [SKNode]) { for node in nodes where node.parent === self { node.removeFromParent() } }

    /// Puts the node into another parent; it stays where it is in the scene.
    open func move(toParent parent: SKNode) { move(keepingPlaceIn: parent) }

    /// True if the node is the other one, or is somewhere inside it.
    open func inParentHierarchy(_ parent: SKNode) -> Bool { sequence(first: self, next: \.parent).contains { $0 === parent } }

    // MARK: Place

    /// In the coordinates of the parent. Default: (0, 0).
    open var position: CGPoint {
        get { state.position }
        set { state.position = newValue }
    }
    /// Nodes with a greater number are in front; the numbers of the parents are added to it. Default: 0.
    open var zPosition: CGFloat {
        get { state.zPosition }
        set { state.zPosition = newValue }
    }
    /// In radians, counterclockwise. Default: 0.
    open var zRotation: CGFloat {
        get { state.zRotation }
        set { state.zRotation = newValue }
    }
    /// Default: 1.
    open var xScale: CGFloat {
        get { state.xScale }
        set { state.xScale = newValue }
    }
    /// Default: 1.
    open var yScale: CGFloat {
        get { state.yScale }
        set { state.yScale = newValue }
    }
    /// Sets both scales.
    open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }

    /// The rectangle about what the node itself shows, in the coordinates of the parent; empty, at its position, for one that shows nothing.
    open var frame: CGRect { contentRect.applying(transformToParent) }

    /// The rectangle about what the node and those inside show, in the coordinates of the parent.
    open func calculateAccumulatedFrame() -> CGRect { accumulatedFrame }

    /// True if a point in the coordinates of the parent is in the accumulated frame.
    open func contains(_ p: CGPoint) -> Bool { calculateAccumulatedFrame().contains(p) }

    /// True if the frames of two nodes with the same parent meet.
    open func intersects(_ node: SKNode) -> Bool { accumulatedFrame.intersects(node.accumulatedFrame) }

    // MARK: Look

    /// From 0 to 1; multiplied by those of the parents. Default: 1.
    open var alpha: CGFloat {
        get { state.alpha }
        set { state.alpha = newValue }
    }
    /// True if the node and those inside are not drawn. They go on running actions. Default: false.
    open var isHidden: Bool {
        get { state.isHidden }
        set { state.isHidden = newValue }
    }

    // MARK: Names

    /// What a search finds the node by. Default: nil.
    open var name: String?

    /// For the app. Default: nil.
    open var userData: NSMutableDictionary?

    /// The first node that a search finds; see ``enumerateChildNodes(withName:using:)``.
    open func childNode(withName name: String) -> SKNode? { NodeSearch(name).first(from: self) }

    /// Calls a function with each node that a search finds.
    ///
    /// A search is the name of nodes inside; names with `/` between them go down the tree; `..` is the parent, `.` the node itself; `/` at
    /// the start is the scene, and `//` means anywhere below. `*` stands for any text, and `[a-c]` for one of some letters.
    open func enumerateChildNodes(withName name: String, using block: (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
        NodeSearch(name).visit(from: self, block)
    }

    /// All nodes that a search finds.
    open subscript(name: String) -> [SKNode] { NodeSearch(name).all(from: self) }

    // MARK: Points

    /// The foremost node inside at a point in this node's coordinates; this node if there is none.
    open func atPoint(_ p: CGPoint) -> SKNode { nodes(at: p).first ?? self }

    /// All nodes inside of which the accumulated frame has a point, the foremost first. The point is in this node's coordinates.
    open func nodes(at p: CGPoint) -> [SKNode] { NodeHits(at: p, in: self).nodes }

    /// From the coordinates of another node of the same tree to those of this one.
    open func convert(_ point: CGPoint, from node: SKNode) -> CGPoint { node.convert(point, to: self) }

    /// From the coordinates of this node to those of another one of the same tree.
    open func convert(_ point: CGPoint, to node: SKNode) -> CGPoint {
        point.applying(transformToRoot).applying(node.transformToRoot.inverted())
    }

    // MARK: Actions

    /// Multiplies the speed of the actions of the node and of those inside. Default: 1.
    open var speed: CGFloat = 1

    /// True if the node and those inside run no actions, and their bodies rest. Default: false.
    open var isPaused = false

    /// Runs an action.
    open func run(_ action: SKAction) { start(action, key: nil) }

    /// Runs an action and calls a function when it has ended.
    open func run(_ action: SKAction, completion block: @escaping () -> Void) {
        start(SKAction.sequence([action, SKAction.run(block)]), key: nil)
    }

    /// Runs an action in place of the one with the same key.
    open func run(_ action: SKAction, withKey key: String) { start(action, key: key) }

    /// True if actions are running.
    open func hasActions() -> Bool { !state.actions.isEmpty }

    /// The running action with a key.
    open func action(forKey key: String) -> SKAction? { state.actions.first { $0.key == key }?.action }

    /// Ends the action with a key where it is.
    open func removeAction(forKey key: String) { endActions { $0.key == key } }

    /// Ends all actions where they are.
    open func removeAllActions() { endActions { _ in true } }

    // MARK: Physics

    /// What the node is like for the physics of its scene. Default: nil, nothing meets it.
    open var physicsBody: SKPhysicsBody? {
        didSet {
            guard physicsBody !== oldValue else { return }
            if oldValue?.node === self { oldValue?.node = nil }
            if let former = physicsBody?.node, former !== self { former.physicsBody = nil }
            physicsBody?.node = self
        }
    }

    /// What keeps the node somewhere, or turned in some way; applied in this order after the physics of a frame. Default: nil.
    open var constraints: [SKConstraint]?

    // MARK: Touches

    /// True if touches on what the node shows come to it, and not to the scene. Default: false.
    open var isUserInteractionEnabled = false

    /// The parent.
    open override var next: UIResponder? { parent }

    // MARK: Drawing

    /// What the node itself shows, in its own coordinates; null if it shows nothing.
    var contentRect: CGRect { CGRect(x: 0, y: 0, width: 0, height: 0) }

    /// The layer with what the node itself shows; nil if it shows nothing.
    func makeContent(for pass: RenderPass) -> CALayer? { nil }

    /// A frame begins in which `seconds` have passed for the node.
    func advance(by seconds: TimeInterval) {}

    /// The node is in a scene that is not shown any more, or in none.
    func didLeaveStage() {}

    open nonisolated override var description: String {
        Thread.isMainThread ? MainActor.assumeIsolated { summary } : super.description
    }
}
