internal import CChipmunk
public import Foundation
public import UIKit

/// What a node is like for physics: its outline, its mass, and how fast it is.
///
/// Lengths are points, and 150 of them are a metre; masses are kilograms.
// apple: https://developer.apple.com/documentation/spritekit/skphysicsbody
@preconcurrency @MainActor
open class SKPhysicsBody: NSObject {
    /// The points of a metre.
    static let pointsPerMeter: CGFloat = 150
    /// The least mass: a lighter body could not be moved with numbers of this size.
    private static let leastMass: CGFloat = 1e-6

    let outline: [BodyShape]
    let handle: BodyHandle
    private let isEdge: Bool
    private var ownMass: CGFloat?
    private var ownDensity: CGFloat = 1
    /// What pushes it until the next frame is over.
    private(set) var pendingForce = CGVector.zero
    private(set) var pendingTorque: CGFloat = 0

    private init(_ outline: [BodyShape]) {
        self.outline = outline
        isEdge = outline.allSatisfy(\.isEdge)
        handle = BodyHandle()
        isDynamic = !isEdge
        super.init()
        adoptMass()
    }

    // MARK: Creating

    /// A circle about the position of the node.
    public convenience init(circleOfRadius r: CGFloat) { self.init(circleOfRadius: r, center: .zero) }
    /// A circle about a point of the node.
    public convenience init(circleOfRadius r: CGFloat, center: CGPoint) { self.init([.circle(radius: max(r, 0.01), center: center)]) }
    /// A rectangle about the position of the node.
    public convenience init(rectangleOf s: CGSize) { self.init(rectangleOf: s, center: .zero) }
    /// A rectangle about a point of the node.
    public convenience init(rectangleOf s: CGSize, center: CGPoint) {
        let (width, height) = (max(abs(s.width), 0.01), max(abs(s.height), 0.01))
        self.init([.rectangle(CGRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height))])
    }
    /// The convex polygon about the points of a path.
    public convenience init(polygonFrom path: CGPath) {
        self.init(BodyShape.hull(of: PathPoints(path).runs.flatMap { $0 }).map { [$0] } ?? [])
    }
    /// What of a picture is opaque, in a size about the position of the node.
    public convenience init(texture: SKTexture, size: CGSize) { self.init(texture.bodyShapes(filling: size)) }
    /// Several bodies as one.
    public convenience init(bodies: [SKPhysicsBody]) { self.init(bodies.flatMap(\.outline)) }
    /// A line. It is not moved.
    public convenience init(edgeFrom p1: CGPoint, to p2: CGPoint) { self.init([.edge([p1, p2])]) }
    /// The lines of a path. They are not moved.
    public convenience init(edgeChainFrom path: CGPath) { self.init(PathPoints(path).runs.map { .edge($0) }) }
    /// The lines of a path, and one back to its beginning. They are not moved.
    public convenience init(edgeLoopFrom path: CGPath) { self.init(PathPoints(path).runs.map { .edge($0 + $0.prefix(1)) }) }
    /// The sides of a rectangle, from which things inside bounce. They are not moved.
    public convenience init(edgeLoopFrom rect: CGRect) { self.init(edgeLoopFrom: CGPath(rect: rect, transform: nil)) }

    // MARK: The node

    /// The node whose body it is. Not kept alive.
    open internal(set) weak var node: SKNode?

    // MARK: What it is like

    /// True if forces and other bodies move it. Edges are never moved. Default: true.
    open var isDynamic: Bool {
        didSet {
            if isEdge, isDynamic { isDynamic = false }
            guard isDynamic != oldValue else { return }
            if !isDynamic { handle.stop() }
            adoptMass()
        }
    }
    /// True if gravity moves it. Default: true.
    open var affectedByGravity = true
    /// True if it may be turned. Default: true.
    open var allowsRotation = true {
        didSet {
            if !allowsRotation { handle.angularVelocity = 0 }
            adoptMass()
        }
    }
    /// How rough it is, from 0 to 1. Default: 0.2.
    open var friction: CGFloat = 0.2
    /// How much of its speed a bounce keeps, from 0 to 1. Default: 0.2.
    open var restitution: CGFloat = 0.2
    /// The share of its speed that it loses in a second. Default: 0.1.
    open var linearDamping: CGFloat = 0.1
    /// The share of its spin that it loses in a second. Default: 0.1.
    open var angularDamping: CGFloat = 0.1
    /// Has no influence: all steps are short, 240 in a second. Default: false.
    open var usesPreciseCollisionDetection = false

    /// In square metres, without the scales of the node.
    public private(set) lazy var area = outline.reduce(0) { $0 + $1.area } / (Self.pointsPerMeter * Self.pointsPerMeter)

    /// Mass for each square metre. Default: 1.
    open var density: CGFloat {
        get { ownMass.map { area > 0 ? $0 / area : 0 } ?? ownDensity }
        set {
            (ownDensity, ownMass) = (newValue, nil)
            adoptMass()
        }
    }

    /// Default: what area and density give.
    open var mass: CGFloat {
        get { max(ownMass ?? area * ownDensity, Self.leastMass) }
        set {
            ownMass = newValue
            adoptMass()
        }
    }

    private var moment: CGFloat {
        let whole = outline.reduce(0) { $0 + $1.area }
        guard whole > 0 else { return 1 }
        return max(outline.reduce(0) { $0 + $1.moment(mass: mass * $1.area / whole) }, 1e-6)
    }

    private func adoptMass() { handle.setMass(mass, moment: allowsRotation ? moment : .infinity, isDynamic: isDynamic) }

    // MARK: Who it meets

    /// The kinds of bodies that it is one of. Default: all.
    open var categoryBitMask: UInt32 = .max
    /// The kinds of bodies that it bounces from. Default: all.
    open var collisionBitMask: UInt32 = .max
    /// The kinds of bodies of which the world's delegate is notified when they touch. Default: none.
    open var contactTestBitMask: UInt32 = 0

    /// The bodies that it touches at present.
    open func allContactedBodies() -> [SKPhysicsBody] { node?.scene?.physicsWorld.contacts(of: self) ?? [] }

    /// True if it does not move.
    open var isResting: Bool { velocity == .zero && angularVelocity == 0 }

    // MARK: Motion

    /// In points per second.
    open var velocity: CGVector {
        get { handle.velocity }
        set { if isDynamic { handle.velocity = newValue } }
    }
    /// In radians per second, counterclockwise.
    open var angularVelocity: CGFloat {
        get { handle.angularVelocity }
        set { if isDynamic, allowsRotation { handle.angularVelocity = newValue } }
    }

    /// Pushes its middle during the next frame. A force of 1 moves a mass of 1 with 1 point/s².
    open func applyForce(_ force: CGVector) {
        pendingForce = CGVector(dx: pendingForce.dx + force.dx, dy: pendingForce.dy + force.dy)
    }

    /// Pushes a point of the scene during the next frame.
    open func applyForce(_ force: CGVector, at point: CGPoint) {
        applyForce(force)
        let arm = arm(to: point)
        applyTorque((arm.dx * force.dy - arm.dy * force.dx) / (Self.pointsPerMeter * Self.pointsPerMeter))
    }

    /// Turns it during the next frame, in newton metres.
    open func applyTorque(_ torque: CGFloat) { pendingTorque += torque }

    /// Gives its middle a push at once. An impulse of 1 makes a mass of 1 faster by 1 point per second.
    open func applyImpulse(_ impulse: CGVector) {
        let (velocity, mass) = (velocity, mass)
        self.velocity = CGVector(dx: velocity.dx + impulse.dx / mass, dy: velocity.dy + impulse.dy / mass)
    }

    /// Gives a point of the scene a push at once.
    open func applyImpulse(_ impulse: CGVector, at point: CGPoint) {
        applyImpulse(impulse)
        let arm = arm(to: point)
        applyAngularImpulse((arm.dx * impulse.dy - arm.dy * impulse.dx) / (Self.pointsPerMeter * Self.pointsPerMeter))
    }

    /// Gives it a turn at once, in newton metre seconds.
    open func applyAngularImpulse(_ impulse: CGFloat) { angularVelocity += impulse / momentInMeters }

    private var momentInMeters: CGFloat { moment / (Self.pointsPerMeter * Self.pointsPerMeter) }

    private func arm(to point: CGPoint) -> CGVector {
        let middle = node?.scenePosition ?? .zero
        return CGVector(dx: point.x - middle.x, dy: point.y - middle.y)
    }

    // MARK: Steps

    /// What moves it apart from other bodies, for one step.
    func accelerate(by gravity: CGVector, during time: TimeInterval) {
        guard isDynamic else { return }
        var speed = velocity
        if affectedByGravity {
            speed.dx += gravity.dx * Self.pointsPerMeter * time
            speed.dy += gravity.dy * Self.pointsPerMeter * time
        }
        speed.dx += pendingForce.dx / mass * time
        speed.dy += pendingForce.dy / mass * time
        let slow = 1 / (1 + max(linearDamping, 0) * time)
        velocity = CGVector(dx: speed.dx * slow, dy: speed.dy * slow)
        guard allowsRotation else { return }
        angularVelocity = (angularVelocity + pendingTorque / momentInMeters * time) / (1 + max(angularDamping, 0) * time)
    }

    func forgetForces() { (pendingForce, pendingTorque) = (.zero, 0) }
}
