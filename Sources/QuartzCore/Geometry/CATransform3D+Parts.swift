// The meaning of "transform.rotation.z", "transform.scale" and their like.
extension CATransform3D {
    func part(_ name: String) -> AnimatableValue? {
        switch name {
        case "translation": .size(CGSize(width: m41, height: m42))
        case "translation.x": .number(m41)
        case "translation.y": .number(m42)
        case "translation.z": .number(m43)
        case "scale.x": .number(scales.x)
        case "scale.y": .number(scales.y)
        case "scale.z": .number(scales.z)
        case "scale": .number((scales.x + scales.y + scales.z) / 3)
        case "rotation", "rotation.z": .number(angles.z)
        case "rotation.x": .number(angles.x)
        case "rotation.y": .number(angles.y)
        default: nil
        }
    }

    /// Sets a part and leaves the others as they are. Returns false when the name or the kind of value is unknown.
    mutating func setPart(_ name: String, to value: AnimatableValue) -> Bool {
        if name == "translation" {
            guard case .size(let offset) = value else { return false }
            (m41, m42) = (offset.width, offset.height)
            return true
        }
        guard case .number(let number) = value else { return false }
        var scales = self.scales
        var angles = self.angles
        switch name {
        case "translation.x": m41 = number
        case "translation.y": m42 = number
        case "translation.z": m43 = number
        case "scale.x": scales.x = number
        case "scale.y": scales.y = number
        case "scale.z": scales.z = number
        case "scale": scales = (number, number, number)
        case "rotation", "rotation.z": angles.z = number
        case "rotation.x": angles.x = number
        case "rotation.y": angles.y = number
        default: return false
        }
        if !name.hasPrefix("translation") { rebuild(scales: scales, angles: angles) }
        return true
    }

    /// Lengths of the rows; the third is negative when the transform mirrors.
    private var scales: (x: CGFloat, y: CGFloat, z: CGFloat) {
        func length(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CGFloat { (x * x + y * y + z * z).squareRoot() }
        let determinant =
            m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
        let z = length(m31, m32, m33)
        return (length(m11, m12, m13), length(m21, m22, m23), determinant < 0 ? -z : z)
    }

    /// Angles of the turns about x, then y, then z that make up the rotation.
    private var angles: (x: CGFloat, y: CGFloat, z: CGFloat) {
        let s = scales
        guard s.x != 0, s.y != 0, s.z != 0 else { return (0, 0, 0) }
        let y = asin(min(max(-m13 / s.x, -1), 1))
        return (atan2(m23 / s.y, m33 / s.z), y, atan2(m12 / s.x, m11 / s.x))
    }

    private mutating func rebuild(scales: (x: CGFloat, y: CGFloat, z: CGFloat), angles: (x: CGFloat, y: CGFloat, z: CGFloat)) {
        var t = CATransform3DMakeScale(scales.x, scales.y, scales.z)
        t = CATransform3DConcat(t, CATransform3DMakeRotation(angles.x, 1, 0, 0))
        t = CATransform3DConcat(t, CATransform3DMakeRotation(angles.y, 0, 1, 0))
        t = CATransform3DConcat(t, CATransform3DMakeRotation(angles.z, 0, 0, 1))
        (m11, m12, m13) = (t.m11, t.m12, t.m13)
        (m21, m22, m23) = (t.m21, t.m22, t.m23)
        (m31, m32, m33) = (t.m31, t.m32, t.m33)
    }
}
