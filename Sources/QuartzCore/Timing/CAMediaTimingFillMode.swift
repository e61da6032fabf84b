/// Says whether an animation has an effect outside its time.
// apple: https://developer.apple.com/documentation/quartzcore/camediatimingfillmode
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The last value stays after the end.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The first value is shown before the beginning.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// No effect outside; the default.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")

    var fillsBefore: Bool { self == .backwards || self == .both }
    var fillsAfter: Bool { self == .forwards || self == .both }
}
