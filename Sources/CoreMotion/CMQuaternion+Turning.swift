// Turns one after another.
extension CMQuaternion {
    /// The turn that undoes this one of length 1.
    var inverse: CMQuaternion { CMQuaternion(x: -x, y: -y, z: -z, w: w) }

    /// First the second one, then the first one.
    static func * (first: CMQuaternion, second: CMQuaternion) -> CMQuaternion {
        CMQuaternion(
            x: first.w * second.x + first.x * second.w + first.y * second.z - first.z * second.y,
            y: first.w * second.y - first.x * second.z + first.y * second.w + first.z * second.x,
            z: first.w * second.z + first.x * second.y - first.y * second.x + first.z * second.w,
            w: first.w * second.w - first.x * second.x - first.y * second.y - first.z * second.z)
    }
}
