import Foundation

/// A sheet that is printed on, in points of 1/72 of an inch, as it lies.
public struct PrintPaper: Sendable, Equatable {
    /// From the left edge to the right one.
    public var width: Double
    /// From the upper edge to the lower one.
    public var height: Double
    /// How far from the upper edge, the left one, the lower one and the right one nothing can be printed.
    public var margins: (top: Double, left: Double, bottom: Double, right: Double)

    /// A sheet of A4, with margins of a quarter of an inch.
    public static let a4 = PrintPaper(width: 595, height: 842, margins: (18, 18, 18, 18))

    /// A sheet of a size.
    public init(width: Double, height: Double, margins: (top: Double, left: Double, bottom: Double, right: Double)) {
        (self.width, self.height, self.margins) = (width, height, margins)
    }

    /// True if they are equally large, with the same margins.
    public static func == (one: Self, other: Self) -> Bool {
        one.width == other.width && one.height == other.height && one.margins == other.margins
    }

    /// In millimetres. What is smaller or larger is no sheet.
    private static let sensible = 10.0...5000.0

    /// The sheet that a portal describes; A4 where it describes none.
    init(pageSetup: [String: BusValue]) {
        guard let width = pageSetup["Width"]?.real, let height = pageSetup["Height"]?.real, Self.sensible.contains(width),
            Self.sensible.contains(height)
        else {
            self = .a4
            return
        }
        let isOnItsSide = pageSetup["Orientation"]?.text?.hasSuffix("landscape") == true
        let (across, down) = isOnItsSide ? (height, width) : (width, height)
        func points(_ millimetres: Double) -> Double { millimetres * 72 / 25.4 }
        /// Two margins of one direction leave room between them.
        func margin(_ name: String, _ length: Double) -> Double {
            let margin = pageSetup["Margin" + name]?.real ?? 0
            return (0...length * 0.4).contains(margin) ? points(margin) : 0
        }
        self.init(
            width: points(across), height: points(down),
            margins: (margin("Top", down), margin("Left", across), margin("Bottom", down), margin("Right", across)))
    }
}
