import CoreGraphics
import Foundation

extension UIFieldBehavior {
    /// A field that brakes: a force against the velocity, and proportional to it.
    // apple: https://developer.apple.com/documentation/uikit/uifieldbehavior/dragfield()
    @objc public class func dragField() -> Self { make(.drag) }

    /// A field that whirls items about its position, clockwise as it looks on the screen.
    // apple: https://developer.apple.com/documentation/uikit/uifieldbehavior/vortexfield()
    @objc public class func vortexField() -> Self { make(.vortex) }

    /// A field that draws items to its position; a strength below 0 drives them away. Heavy items fall as fast as light ones.
    /// - Parameter position: in points of the reference view.
    // apple: https://developer.apple.com/documentation/uikit/uifieldbehavior/radialgravityfield(position:)
    @objc(radialGravityFieldWithPosition:) public class func radialGravityField(position: CGPoint) -> Self {
        let field = make(.radialGravity)
        field.position = position
        return field
    }

    /// A field that lets items fall in a direction, with its magnitude as strength.
    // apple: https://developer.apple.com/documentation/uikit/uifieldbehavior/lineargravityfield(direction:)
    @objc(linearGravityFieldWithVector:) public class func linearGravityField(direction: CGVector) -> Self {
        make(.linearGravity, direction)
    }

    /// A field that gives items a velocity, in points per second, whatever else acts on them.
    // apple: https://developer.apple.com/documentation/uikit/uifieldbehavior/velocityfield(direction:)
    @objc(velocityFieldWithVector:) public class func velocityField(direction: CGVector) -> Self { make(.velocity, direction) }

    /// A field that pushes items to and fro, differently at each position.
    ///
    /// - Parameters:
    ///   - smoothness: from 0 to 1, see ``smoothness``.
    ///   - speed: how often a second the noise changes, see ``animationSpeed``.
    // apple: https://developer.apple.com/documentation/uikit/uifieldbehavior/noisefield(smoothness:animationspeed:)
    @objc(noiseFieldWithSmoothness:animationSpeed:)
    public class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self { makeNoise(.noise, smoothness, speed) }

    /// A field as ``noiseField(smoothness:animationSpeed:)`` whose force grows with the speed of the item.
    // apple: https://developer.apple.com/documentation/uikit/uifieldbehavior/turbulencefield(smoothness:animationspeed:)
    @objc(turbulenceFieldWithSmoothness:animationSpeed:)
    public class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
        makeNoise(.turbulence, smoothness, speed)
    }

    /// A field that draws items to its position as a spring does: with a force that grows with the distance.
    // apple: https://developer.apple.com/documentation/uikit/uifieldbehavior/springfield()
    @objc public class func springField() -> Self { make(.spring) }

    /// A field that drives items with a positive charge from its position and draws those with a negative one.
    // apple: https://developer.apple.com/documentation/uikit/uifieldbehavior/electricfield()
    @objc public class func electricField() -> Self { make(.electric) }

    /// A field that turns moving items with a charge aside, without a change of their speed.
    // apple: https://developer.apple.com/documentation/uikit/uifieldbehavior/magneticfield()
    @objc public class func magneticField() -> Self { make(.magnetic) }

    /// A field whose force the app computes.
    ///
    /// - Parameter block: called before each step for each item in ``region``, with the field, the item's offset from ``position`` in
    ///   points, its velocity in points per second, its mass, its charge, and the seconds of the step. It returns the force, which is
    ///   multiplied by ``strength``; 1 accelerates a mass of 1 by 1 point per second squared.
    // apple: https://developer.apple.com/documentation/uikit/uifieldbehavior/field(evaluationblock:)
    @nonobjc public class func field(
        evaluationBlock block: @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector
    ) -> Self { make(.custom(block)) }

    private class func make(_ force: FieldForce, _ direction: CGVector = CGVector(dx: 0, dy: 0)) -> Self {
        let field = _objcNew(self)
        field.force = force
        field.direction = direction
        return field
    }

    private class func makeNoise(_ force: FieldForce, _ smoothness: CGFloat, _ speed: CGFloat) -> Self {
        let field = make(force)
        field.smoothness = smoothness
        field.animationSpeed = speed
        return field
    }
}
