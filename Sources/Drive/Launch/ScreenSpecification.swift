public import CoreGraphics

/// The size of a screen as `--screen 390x844@3` gives it: points, and pixels per point.
public struct ScreenSpecification: Equatable, Sendable {
    /// In points. Each side that is read from a text is from 1 to 8,192.
    public var size: CGSize
    /// 1, 2 or 3 pixels per point.
    public var scale: Int

    /// A phone: 390 × 844 points of 3 × 3 pixels.
    public static let phone = ScreenSpecification(size: CGSize(width: 390, height: 844), scale: 3)

    /// A tablet that stands: 820 × 1180 points of 2 × 2 pixels.
    public static let pad = ScreenSpecification(size: CGSize(width: 820, height: 1180), scale: 2)

    /// A window to begin with, which lies: 1024 × 720 points of 2 × 2 pixels.
    public static let window = ScreenSpecification(size: CGSize(width: 1024, height: 720), scale: 2)

    /// The one of a device where no other is asked for.
    static func usual(of device: LaunchOptions.Device) -> ScreenSpecification {
        switch device {
        case .phone: .phone
        case .pad: .pad
        case .window: .window
        }
    }

    /// The largest side of a screen, in points, so that a slip of the finger cannot ask for gigabytes.
    static let largestSide = 8192

    /// The numbers are taken as they are; only texts are checked.
    public init(size: CGSize, scale: Int) {
        self.size = size
        self.scale = scale
    }

    /// Reads `390x844@3` or, at three pixels per point, `390x844`.
    public init?(parsing text: String) {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        let sides = parts[0].split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count <= 2, sides.count == 2, let width = sides[0], let height = sides[1],
            (1...Self.largestSide).contains(width), (1...Self.largestSide).contains(height),
            let scale = parts.count == 2 ? Int(parts[1]) : 3, (1...3).contains(scale)
        else { return nil }
        self.init(size: CGSize(width: width, height: height), scale: scale)
    }
}
