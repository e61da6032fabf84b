import CoreGraphics

/// How a file wants its pictures turned before they are shown.
enum PictureTurn: String, Sendable {
    case upright = "rotate-0"
    case right = "rotate-90"
    case upsideDown = "rotate-180"
    case left = "rotate-270"

    var isSideways: Bool { self == .right || self == .left }

    /// Turns a picture of a size, and moves it back to the origin.
    func transform(of size: CGSize) -> CGAffineTransform {
        switch self {
        case .upright: .identity
        case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: size.height, ty: 0)
        case .upsideDown: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: size.width, ty: size.height)
        case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: size.width)
        }
    }
}
