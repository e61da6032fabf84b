/// Keys that are held while something else happens.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let capsLock = KeyModifiers(rawValue: 1 << 0)
    public static let shift = KeyModifiers(rawValue: 1 << 1)
    public static let control = KeyModifiers(rawValue: 1 << 2)
    public static let alternate = KeyModifiers(rawValue: 1 << 3)
    /// The key with the logo of the desktop.
    public static let command = KeyModifiers(rawValue: 1 << 4)
}
