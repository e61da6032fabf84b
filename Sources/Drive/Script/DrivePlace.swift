/// A place on the earth, in degrees.
public struct DrivePlace: Equatable, Sendable, CustomStringConvertible {
    /// North of the equator is above 0.
    public let latitude: Double
    /// East of Greenwich is above 0.
    public let longitude: Double

    public var description: String { "\(latitude) \(longitude)" }
}
