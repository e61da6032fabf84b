/// The name of an exception.
// apple: https://developer.apple.com/documentation/foundation/nsexceptionname
public struct NSExceptionName: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name of the app's choice.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// No kind in particular.
    public static let genericException = NSExceptionName("NSGenericException")
    /// An index is outside of what there is.
    public static let rangeException = NSExceptionName("NSRangeException")
    /// A parameter makes no sense.
    public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
    /// The program is not in the state that it must be in.
    public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
    /// Memory is short.
    public static let mallocException = NSExceptionName("NSMallocException")
    /// An object of another program cannot be reached.
    public static let objectInaccessibleException = NSExceptionName("NSObjectInaccessibleException")
    /// An object of another program is gone.
    public static let objectNotAvailableException = NSExceptionName("NSObjectNotAvailableException")
    /// Another program is gone.
    public static let destinationInvalidException = NSExceptionName("NSDestinationInvalidException")
    /// Another program did not answer in time.
    public static let portTimeoutException = NSExceptionName("NSPortTimeoutException")
    /// An error of the time before exceptions.
    public static let oldStyleException = NSExceptionName("NSOldStyleException")
    /// There is no property of that name.
    public static let undefinedKeyException = NSExceptionName("NSUnknownKeyException")
    /// A text cannot be read.
    public static let parseErrorException = NSExceptionName("NSParseErrorException")
}
