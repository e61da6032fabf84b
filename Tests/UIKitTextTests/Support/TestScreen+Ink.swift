import UIKitTesting

extension TestScreen {
    /// How many of the positions half a point apart within a rectangle do not look like its upper left corner.
    func inkCount(in rect: CGRect) -> Int {
        guard let picture = snapshot() else { return 0 }
        let ground = picture.color(at: CGPoint(x: rect.minX + 0.25, y: rect.minY + 0.25))
        return stride(from: rect.minX + 0.25, to: rect.maxX, by: 0.5).reduce(0) { count, x in
            count + stride(from: rect.minY + 0.25, to: rect.maxY, by: 0.5).count { picture.color(at: CGPoint(x: x, y: $0)) != ground }
        }
    }
}

extension UIColor {
    /// Returns true if no component differs by more than an eye sees.
    func isNear(_ other: UIColor) -> Bool { zip(components, other.components).allSatisfy { abs($0 - $1) < 0.02 } }

    private var components: [CGFloat] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha]
    }
}
