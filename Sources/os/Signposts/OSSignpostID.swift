/// Tells intervals of the same name apart.
// apple: https://developer.apple.com/documentation/os/ossignpostid
public struct OSSignpostID: Hashable, Comparable, Sendable {
    public let rawValue: UInt64

    /// An identifier of a number.
    public init(_ value: UInt64) { rawValue = value }
    /// The same one each time, as nothing is recorded.
    public init(log: OSLog) { self = .exclusive }
    /// That of an object, as long as it lives.
    public init(log: OSLog, object: AnyObject) { rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue)) }

    /// For intervals of which only one goes on at a time.
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    /// For nothing.
    public static let null = OSSignpostID(0)
    /// For a mistake.
    public static let invalid = OSSignpostID(.max)

    public static func < (lhs: OSSignpostID, rhs: OSSignpostID) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// Says whether a signpost is at the beginning or the end of a stretch, or alone.
// apple: https://developer.apple.com/documentation/os/ossignposttype
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public static let event = OSSignpostType(rawValue: 0)
    public static let begin = OSSignpostType(rawValue: 1)
    public static let end = OSSignpostType(rawValue: 2)
}

/// Marks a moment for Apple's instruments. Does nothing here: nothing shows them.
// apple: https://developer.apple.com/documentation/os/os_signpost(_:dso:log:name:signpostid:)
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive
) {}

/// The same with a text.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive,
    _ format: StaticString, _ arguments: any CVarArg...
) {}
