/// Why a command could not be carried out, or what was expected in vain.
@_spi(ForasteroInternal)
public struct DriveFailure: Error, CustomStringConvertible {
    public let reason: String
    public var description: String { reason }

    init(_ reason: String) {
        self.reason = reason
    }
}
