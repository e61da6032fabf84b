public import Foundation

/// The domain of errors of MapKit.
// apple: https://developer.apple.com/documentation/mapkit/mkerrordomain
public let MKErrorDomain = "MKErrorDomain"

/// Why there is no map, place or way.
// apple: https://developer.apple.com/documentation/mapkit/mkerror
public struct MKError: _BridgedStoredNSError, Sendable {
    public let _nsError: NSError
    /// An error with the number and the texts of another one.
    public init(_nsError: NSError) { self._nsError = _nsError }
    public static var _nsErrorDomain: String { MKErrorDomain }
    /// ``MKErrorDomain``.
    public static var errorDomain: String { MKErrorDomain }

    /// The reasons.
    // apple: https://developer.apple.com/documentation/mapkit/mkerror/code
    public enum Code: UInt, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = MKError

        case unknown = 1
        case serverFailure
        case loadingThrottled
        case placemarkNotFound
        case directionsNotFound
        case decodingFailed
    }

    /// Nobody knows why.
    public static var unknown: Code { .unknown }
    /// The service could not answer: the error here, where there is none.
    public static var serverFailure: Code { .serverFailure }
    /// Too much was asked for.
    public static var loadingThrottled: Code { .loadingThrottled }
    /// There is no such place.
    public static var placemarkNotFound: Code { .placemarkNotFound }
    /// There is no way: the error that is reported here.
    public static var directionsNotFound: Code { .directionsNotFound }
    /// What was to be read is no GeoJSON.
    public static var decodingFailed: Code { .decodingFailed }
}
