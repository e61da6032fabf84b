/// A sheet of paper as the desktop describes it, in millimetres.
public struct PrintSheet: Sendable, Equatable {
    /// Of the sheet held upright.
    public var width: Double
    /// Of the sheet held upright.
    public var height: Double
    /// What no printer reaches, also of the sheet held upright.
    public var margins = Margins()
    /// True if the sheet lies on its side.
    public var isLandscape = false

    /// The edges of a sheet that stay empty.
    public struct Margins: Sendable, Equatable {
        /// Default: 0.
        public var top = 0.0
        /// Default: 0.
        public var left = 0.0
        /// Default: 0.
        public var bottom = 0.0
        /// Default: 0.
        public var right = 0.0

        /// No edges.
        public init() {}
    }

    /// A sheet that is printed on up to its edges.
    public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

    /// A portal that says nothing of the sheet prints on this one.
    public static let a4 = PrintSheet(width: 210, height: 297)
    /// Nobody prints on more than ten metres; what a portal says beyond that is not believed.
    private static let sizes = 1.0...10_000

    /// What a portal answers; what it leaves out, or what makes no sense, is as of ``a4``, without margins.
    init(_ entries: [String: BusValue]) {
        self = .a4
        let (width, height) = (entries["Width"]?.real, entries["Height"]?.real)
        if let width, let height, Self.sizes.contains(width), Self.sizes.contains(height) {
            (self.width, self.height) = (width, height)
        }
        func margin(_ name: String, of side: Double) -> Double {
            entries["Margin" + name]?.real.flatMap { (0..<side / 2).contains($0) ? $0 : nil } ?? 0
        }
        margins.top = margin("Top", of: self.height)
        margins.bottom = margin("Bottom", of: self.height)
        margins.left = margin("Left", of: self.width)
        margins.right = margin("Right", of: self.width)
        isLandscape = entries["Orientation"]?.text?.hasSuffix("landscape") == true
    }
}
