/// Which of several views is shown where there is no room for all. From 0 to 1000.
// apple: https://developer.apple.com/documentation/mapkit/mkfeaturedisplaypriority
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Float
    /// A priority of a number.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// A priority of a number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// Always shown.
    public static let required = Self(1_000)
    /// Rather shown than not.
    public static let defaultHigh = Self(750)
    /// Rather not shown.
    public static let defaultLow = Self(250)
}

/// Which of several views is in front. From 0 to 1000.
// apple: https://developer.apple.com/documentation/mapkit/mkannotationviewzpriority
public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Float
    /// A priority of a number.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// A priority of a number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// In front of all.
    public static let max = Self(1_000)
    /// Of what is selected.
    public static let defaultSelected = Self(1_000)
    /// Of what is not selected.
    public static let defaultUnselected = Self(500)
    /// Behind all.
    public static let min = Self(0)
}
