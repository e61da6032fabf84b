import Foundation

/// The length of the shortest way between two places on the ellipsoid of WGS 84.
///
/// Vincenty's inverse formula, good to a millimetre. It does not converge for places nearly opposite to each other; the way between those
/// is cut in two: every shortest way crosses the circle of the places that are a quarter of the way round, and the crossing is found by
/// search.
struct Geodesic {
    private static let equatorialRadius = 6_378_137.0
    private static let flattening = 1 / 298.257223563
    private static let polarRadius = equatorialRadius * (1 - flattening)

    let start: CLLocationCoordinate2D
    let end: CLLocationCoordinate2D

    /// In metres; not a number if a coordinate is none.
    var length: Double {
        let sum = start.latitude + start.longitude + end.latitude + end.longitude
        return sum.isFinite ? vincentyLength ?? lengthThroughQuarter : .nan
    }

    /// An angle on the sphere that replaces the ellipsoid.
    private func reducedLatitude(_ degrees: Double) -> Double { atan((1 - Self.flattening) * tan(degrees * .pi / 180)) }

    /// Nil if it does not converge.
    private var vincentyLength: Double? {
        let difference = remainder(end.longitude - start.longitude, 360) * .pi / 180
        let (u1, u2) = (reducedLatitude(start.latitude), reducedLatitude(end.latitude))
        let (sinU1, cosU1, sinU2, cosU2) = (sin(u1), cos(u1), sin(u2), cos(u2))
        var lambda = difference
        for _ in 0..<50 {
            let across = cosU2 * sin(lambda)
            let along = cosU1 * sinU2 - sinU1 * cosU2 * cos(lambda)
            let sinSigma = hypot(across, along)
            if sinSigma == 0, abs(difference) < .pi / 2 { return 0 }
            let cosSigma = sinU1 * sinU2 + cosU1 * cosU2 * cos(lambda)
            let sigma = atan2(sinSigma, cosSigma)
            let sinAlpha = sinSigma == 0 ? 0 : cosU1 * cosU2 * sin(lambda) / sinSigma
            let cosSquaredAlpha = 1 - sinAlpha * sinAlpha
            // On the equator there is no other place to measure from.
            let cos2Middle = cosSquaredAlpha == 0 ? 0 : cosSigma - 2 * sinU1 * sinU2 / cosSquaredAlpha
            let c = Self.flattening / 16 * cosSquaredAlpha * (4 + Self.flattening * (4 - 3 * cosSquaredAlpha))
            let middleTerm = cos2Middle + c * cosSigma * (2 * cos2Middle * cos2Middle - 1)
            let next = difference + (1 - c) * Self.flattening * sinAlpha * (sigma + c * sinSigma * middleTerm)
            if abs(next) > .pi { return nil }
            if abs(next - lambda) < 1e-12 {
                return Self.arcLength(sigma: sigma, cosSquaredAlpha: cosSquaredAlpha, cos2Middle: cos2Middle)
            }
            lambda = next
        }
        return nil
    }

    private static func arcLength(sigma: Double, cosSquaredAlpha: Double, cos2Middle: Double) -> Double {
        let square = cosSquaredAlpha * (equatorialRadius * equatorialRadius / (polarRadius * polarRadius) - 1)
        let a = 1 + square / 16_384 * (4_096 + square * (-768 + square * (320 - 175 * square)))
        let b = square / 1_024 * (256 + square * (-128 + square * (74 - 47 * square)))
        let double = 2 * cos2Middle * cos2Middle - 1
        let last = b / 6 * cos2Middle * (4 * sin(sigma) * sin(sigma) - 3) * (4 * cos2Middle * cos2Middle - 3)
        let correction = b * sin(sigma) * (cos2Middle + b / 4 * (cos(sigma) * double - last))
        return polarRadius * a * (sigma - correction)
    }

    // MARK: Places nearly opposite to each other

    private var lengthThroughQuarter: Double {
        let steps = 36
        let width = 2 * Double.pi / Double(steps)
        let best = (0..<steps).map { Double($0) * width }.min { length(leaving: $0) < length(leaving: $1) } ?? 0
        var (low, high) = (best - width, best + width)
        // The length is smooth in the direction: thirds narrow it down to where its value does not change any more.
        for _ in 0..<60 {
            let (first, second) = (low + (high - low) / 3, high - (high - low) / 3)
            if length(leaving: first) < length(leaving: second) { high = second } else { low = first }
        }
        return length(leaving: (low + high) / 2)
    }

    /// The length of the way that leaves the start in a direction, and bends a quarter of the way round.
    private func length(leaving direction: Double) -> Double {
        let latitude = start.latitude * .pi / 180
        let middleLatitude = asin(cos(latitude) * cos(direction)) * 180 / .pi
        let turn = atan2(sin(direction), -sin(latitude) * cos(direction)) * 180 / .pi
        let middle = CLLocationCoordinate2D(latitude: middleLatitude, longitude: remainder(start.longitude + turn, 360))
        let first = Geodesic(start: start, end: middle).vincentyLength ?? .infinity
        return first + (Geodesic(start: middle, end: end).vincentyLength ?? .infinity)
    }
}
