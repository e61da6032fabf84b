extension CATransform3D {
    /// A transform between this one and another.
    ///
    /// Transforms of the plane are taken apart into a movement, a turn, a skew and scales, each of which is mixed, so that a
    /// layer turns without shrinking on its way. Others are mixed number by number.
    func interpolated(to end: CATransform3D, at share: CGFloat) -> CATransform3D {
        if CATransform3DIsAffine(self), CATransform3DIsAffine(end), let from = PlaneParts(self), let to = PlaneParts(end) {
            return from.interpolated(to: to, at: share).transform
        }
        func mix(_ path: KeyPath<CATransform3D, CGFloat>) -> CGFloat {
            self[keyPath: path] + (end[keyPath: path] - self[keyPath: path]) * share
        }
        return CATransform3D(
            m11: mix(\.m11), m12: mix(\.m12), m13: mix(\.m13), m14: mix(\.m14), m21: mix(\.m21), m22: mix(\.m22),
            m23: mix(\.m23), m24: mix(\.m24), m31: mix(\.m31), m32: mix(\.m32), m33: mix(\.m33), m34: mix(\.m34),
            m41: mix(\.m41), m42: mix(\.m42), m43: mix(\.m43), m44: mix(\.m44))
    }

    /// A transform of the plane as scales, then a skew, a turn and a movement.
    private struct PlaneParts {
        var move: CGPoint
        var scale: CGSize
        var skew: CGFloat
        var angle: CGFloat

        /// Nil when the plane is shrunk to a line or a point, which has no direction.
        init?(_ t: CATransform3D) {
            let width = (t.m11 * t.m11 + t.m12 * t.m12).squareRoot()
            let determinant = t.m11 * t.m22 - t.m12 * t.m21
            guard width > 0, determinant != 0 else { return nil }
            move = CGPoint(x: t.m41, y: t.m42)
            angle = atan2(t.m12, t.m11)
            scale = CGSize(width: width, height: determinant / width)
            skew = (t.m11 * t.m21 + t.m12 * t.m22) / determinant
        }

        func interpolated(to end: PlaneParts, at share: CGFloat) -> PlaneParts {
            func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
            var result = self
            // The shorter of the two ways round.
            var turn = end.angle - angle
            if turn > .pi { turn -= 2 * .pi }
            if turn < -.pi { turn += 2 * .pi }
            result.angle = angle + turn * share
            result.move = CGPoint(x: mix(move.x, end.move.x), y: mix(move.y, end.move.y))
            result.scale = CGSize(width: mix(scale.width, end.scale.width), height: mix(scale.height, end.scale.height))
            result.skew = mix(skew, end.skew)
            return result
        }

        var transform: CATransform3D {
            let (sine, cosine) = (sin(angle), cos(angle))
            var t = CATransform3DIdentity
            t.m11 = scale.width * cosine
            t.m12 = scale.width * sine
            t.m21 = scale.height * (skew * cosine - sine)
            t.m22 = scale.height * (skew * sine + cosine)
            t.m41 = move.x
            t.m42 = move.y
            return t
        }
    }
}
