import Foundation

/// The meridians and parallels of a map, at steps that people count in.
struct Graticule {
    /// In degrees: whole ones, minutes and seconds.
    private static let steps: [Double] =
        [30, 15, 10, 5, 2, 1]
        + [30, 15, 10, 5, 2, 1].map { $0 / 60 } + [30, 15, 10, 5, 2, 1, 0.5, 0.2, 0.1].map { $0 / 3_600 }

    let step: Double
    /// Each of these lines is a stronger one.
    let strongStep: Double

    /// - Parameters:
    ///   - scale: points of the view for one of the map.
    ///   - spacing: the least width of a cell at the equator, in points of the view.
    init(scale: Double, spacing: Double) {
        let width = Mercator.worldWidth / 360 * scale
        let index = Self.steps.lastIndex { $0 * width >= spacing } ?? 0
        let step = Self.steps[index]
        self.step = step
        strongStep = Self.steps[..<index].last { abs(remainder($0 / step, 1)) < 1e-6 && $0 / step >= 4 } ?? step * 6
    }

    /// Where lines go from north to south through a rectangle of the map: their places, and which are strong.
    func meridians(in rect: MKMapRect) -> [(x: Double, isStrong: Bool)] {
        let width = step / 360 * Mercator.worldWidth
        return lines(from: rect.minX / width, to: rect.maxX / width).map { ($0 * width, isStrong($0 * step - 180)) }
    }

    /// The same from west to east.
    func parallels(in rect: MKMapRect) -> [(y: Double, isStrong: Bool)] {
        let south = Mercator.coordinate(x: 0, y: rect.maxY).latitude
        let north = Mercator.coordinate(x: 0, y: rect.minY).latitude
        return lines(from: south / step, to: north / step).map { (Mercator.y(latitude: $0 * step), isStrong($0 * step)) }
    }

    private func lines(from first: Double, to last: Double) -> [Double] {
        guard first.isFinite, last.isFinite, last - first < 2_000 else { return [] }
        return Array(stride(from: first.rounded(.up), through: last, by: 1))
    }

    private func isStrong(_ degrees: Double) -> Bool { abs(remainder(degrees, strongStep)) < step / 1_000 }
}
