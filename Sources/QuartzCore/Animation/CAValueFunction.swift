/// Makes transforms of the numbers that an animation mixes, so that a full turn is a turn and not a standstill.
// apple: https://developer.apple.com/documentation/quartzcore/cavaluefunction
public final class CAValueFunction: UIObject {
    /// Which of the known functions it is.
    public let name: CAValueFunctionName

    /// Nil for names that are not among those of ``CAValueFunctionName``.
    public init?(name: CAValueFunctionName) {
        let known: [CAValueFunctionName] = [
            .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ, .translate, .translateX, .translateY, .translateZ,
        ]
        guard known.contains(name) else { return nil }
        self.name = name
    }

    /// The numbers that a transform comes from, as far as it does.
    func input(of transform: CATransform3D) -> AnimatableValue? {
        guard name == .scale || name == .translate else { return transform.part(keyPath) }
        return .list(["x", "y", "z"].compactMap { transform.part("\(keyPath).\($0)") })
    }

    /// The transform that numbers stand for; nil when they do not fit.
    func output(for value: AnimatableValue) -> CATransform3D? {
        switch (name, value) {
        case (.rotateX, .number(let angle)): CATransform3DMakeRotation(angle, 1, 0, 0)
        case (.rotateY, .number(let angle)): CATransform3DMakeRotation(angle, 0, 1, 0)
        case (.rotateZ, .number(let angle)): CATransform3DMakeRotation(angle, 0, 0, 1)
        case (.scaleX, .number(let factor)): CATransform3DMakeScale(factor, 1, 1)
        case (.scaleY, .number(let factor)): CATransform3DMakeScale(1, factor, 1)
        case (.scaleZ, .number(let factor)): CATransform3DMakeScale(1, 1, factor)
        case (.translateX, .number(let distance)): CATransform3DMakeTranslation(distance, 0, 0)
        case (.translateY, .number(let distance)): CATransform3DMakeTranslation(0, distance, 0)
        case (.translateZ, .number(let distance)): CATransform3DMakeTranslation(0, 0, distance)
        case (.scale, .list(let parts)): Self.transform(of: parts, CATransform3DMakeScale)
        case (.translate, .list(let parts)): Self.transform(of: parts, CATransform3DMakeTranslation)
        default: nil
        }
    }

    /// The part of a transform that the function makes: "rotation.z", "scale".
    private var keyPath: String {
        switch name {
        case .rotateX: "rotation.x"
        case .rotateY: "rotation.y"
        case .rotateZ: "rotation.z"
        case .scaleX: "scale.x"
        case .scaleY: "scale.y"
        case .scaleZ: "scale.z"
        case .translateX: "translation.x"
        case .translateY: "translation.y"
        case .translateZ: "translation.z"
        default: name == .scale ? "scale" : "translation"
        }
    }

    private static func transform(
        of parts: [AnimatableValue], _ make: (CGFloat, CGFloat, CGFloat) -> CATransform3D
    ) -> CATransform3D? {
        guard parts.count == 3, case .number(let x) = parts[0], case .number(let y) = parts[1], case .number(let z) = parts[2] else {
            return nil
        }
        return make(x, y, z)
    }
}
