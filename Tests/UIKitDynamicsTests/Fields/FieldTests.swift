import Testing
import UIKitTesting

@testable import UIKitDynamics

@MainActor
struct FieldTests {
    private let stage = DynamicsStage()
    private let traits = UIDynamicItemBehavior(items: [])

    /// The square's way in points and its velocity after half a second in a field.
    private func motion(in field: UIFieldBehavior, from velocity: CGPoint = .zero) -> (way: CGVector, velocity: CGPoint) {
        let start = stage.square.center
        traits.addItem(stage.square)
        traits.addLinearVelocity(velocity, for: stage.square)
        field.addItem(stage.square)
        stage.animator.addBehavior(traits)
        stage.animator.addBehavior(field)
        stage.screen.wait(0.5)
        let center = stage.square.center
        return (CGVector(dx: center.x - start.x, dy: center.y - start.y), traits.linearVelocity(for: stage.square))
    }

    @Test("Radial gravity draws items to its position, and a strength below 0 drives them away")
    func radialGravity() {
        let field = UIFieldBehavior.radialGravityField(position: CGPoint(x: 200, y: 700))
        #expect(abs(motion(in: field).velocity.y - 50) < 0.5)
        field.strength = -3
        stage.screen.wait(0.5)
        #expect(traits.linearVelocity(for: stage.square).y < -90)
        #expect(field.position == CGPoint(x: 200, y: 700))
    }

    @Test("A falloff divides the force by a power of the distance")
    func falloff() {
        let near = FieldSample(offset: CGPoint(x: 10, y: 0), velocity: CGVector(dx: 0, dy: 0), mass: 1, charge: 0, time: 0)
        let far = FieldSample(offset: CGPoint(x: 20, y: 0), velocity: CGVector(dx: 0, dy: 0), mass: 1, charge: 0, time: 0)
        let settings = FieldSettings(strength: 1, falloff: 2)
        #expect(settings.force(.radialGravity, on: near)?.dx == -1)
        #expect(settings.force(.radialGravity, on: far)?.dx == -0.25)
    }

    @Test("Items nearer than the least radius are treated as if they were at it")
    func minimumRadius() {
        let inside = FieldSample(offset: CGPoint(x: 1, y: 0), velocity: CGVector(dx: 0, dy: 0), mass: 1, charge: 0, time: 0)
        let settings = FieldSettings(strength: 1, falloff: 1, minimumRadius: 10)
        #expect(settings.force(.radialGravity, on: inside)?.dx == -10)
    }

    @Test("Linear gravity lets items fall in its direction")
    func linearGravity() {
        let moved = motion(in: .linearGravityField(direction: CGVector(dx: 2, dy: 0)))
        #expect(abs(moved.velocity.x - 100) < 0.5)
        #expect(moved.velocity.y == 0)
    }

    @Test("Drag brakes without turning back")
    func drag() {
        let moved = motion(in: .dragField(), from: CGPoint(x: 100, y: 0))
        #expect(moved.velocity.x > 0)
        #expect(moved.velocity.x < 65)
    }

    @Test("A velocity field sets the velocity, whatever else acts")
    func velocity() {
        stage.animator.addBehavior(UIGravityBehavior(items: [stage.square]))
        let moved = motion(in: .velocityField(direction: CGVector(dx: 30, dy: 0)), from: CGPoint(x: 0, y: 500))
        #expect(abs(moved.velocity.x - 30) < 1e-6)
        #expect(moved.velocity.y < 10)
    }

    @Test("A vortex turns items about its position, a magnetic field turns charged ones aside without a change of their speed")
    func turning() {
        let vortex = FieldSettings().force(
            .vortex, on: FieldSample(offset: CGPoint(x: 0, y: -10), velocity: CGVector(dx: 0, dy: 0), mass: 1, charge: 0, time: 0))
        #expect(vortex == CGVector(dx: 100, dy: 0))
        let magnetic = FieldSettings().force(
            .magnetic, on: FieldSample(offset: CGPoint(x: 5, y: 0), velocity: CGVector(dx: 3, dy: 4), mass: 1, charge: 2, time: 0))
        #expect(magnetic == CGVector(dx: -8, dy: 6))
    }

    @Test("An electric field drives positive charges away and leaves those without one alone")
    func electric() {
        let field = UIFieldBehavior.electricField()
        field.position = CGPoint(x: 0, y: 100)
        #expect(motion(in: field).velocity == .zero)
        traits.charge = 1
        stage.animator.updateItem(usingCurrentState: stage.square)
        stage.screen.wait(0.5)
        #expect(traits.linearVelocity(for: stage.square).x > 40)
    }

    @Test("A spring swings items about its position")
    func spring() {
        let field = UIFieldBehavior.springField()
        field.position = CGPoint(x: 200, y: 300)
        field.strength = 40
        let moved = motion(in: field)
        #expect(moved.way.dy > 200)
        stage.screen.wait(0.5)
        #expect(abs(stage.square.center.y - 100) < 25)
    }

    @Test("Noise pushes by place and time, the same in each run; turbulence only what moves")
    func noise() {
        let sample = FieldSample(offset: CGPoint(x: 13, y: 40), velocity: CGVector(dx: 0, dy: 0), mass: 1, charge: 0, time: 2)
        let settings = FieldSettings(strength: 1, smoothness: 0.5, animationSpeed: 3)
        let force = settings.force(.noise, on: sample)
        #expect(force != CGVector(dx: 0, dy: 0))
        #expect(force == settings.force(.noise, on: sample))
        var later = sample
        later.time = 2.4
        #expect(force != settings.force(.noise, on: later))
        #expect(settings.force(.turbulence, on: sample) == CGVector(dx: 0, dy: 0))
    }

    @Test("A field of the app's own gets offset, velocity, mass, charge and the step; what is no number has no effect")
    func custom() {
        var seen: [CGPoint] = []
        let field = UIFieldBehavior.field { field, offset, _, mass, charge, step in
            seen.append(offset)
            return CGVector(dx: 80 * mass + charge, dy: step > 0.1 ? 1000 : .nan)
        }
        #expect(motion(in: field).velocity == .zero)
        #expect(seen.first == stage.square.center)
        let good = UIFieldBehavior.field { _, _, _, mass, _, _ in CGVector(dx: 80 * mass, dy: 0) }
        stage.animator.removeBehavior(field)
        #expect(abs(motion(in: good).velocity.x - 40) < 0.5)
    }

    @Test("A field acts in its region only")
    func region() {
        let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))
        field.region = UIRegion(size: CGSize(width: 40, height: 40))
        #expect(motion(in: field).velocity == .zero)
        field.position = stage.square.center
        stage.screen.wait(0.1)
        #expect(traits.linearVelocity(for: stage.square).x > 5)
    }

    @Test("Regions are discs, rectangles and what is made of them")
    func regions() {
        let disc = UIRegion(radius: 10)
        let box = UIRegion(size: CGSize(width: 40, height: 4))
        let (near, right, below) = (CGPoint(x: 1, y: 1), CGPoint(x: 19, y: 0), CGPoint(x: 0, y: 9))
        func holds(_ region: UIRegion) -> [Bool] { [near, right, below].map(region.contains) }
        #expect(holds(disc) == [true, false, true])
        #expect(holds(box) == [true, true, false])
        #expect(holds(disc.byUnion(with: box)) == [true, true, true])
        #expect(holds(disc.byIntersection(with: box)) == [true, false, false])
        #expect(holds(disc.byDifference(from: box)) == [false, false, true])
        #expect(holds(disc.inverse()) == [false, true, false])
        #expect(holds(UIRegion.infinite.inverse()) == [false, false, false])
    }
}
