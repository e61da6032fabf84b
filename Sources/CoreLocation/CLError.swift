public import Foundation

/// The domain of errors of Core Location.
// apple: https://developer.apple.com/documentation/corelocation/kclerrordomain
public let kCLErrorDomain = "kCLErrorDomain"

/// Why there is no place, heading, region or address.
// apple: https://developer.apple.com/documentation/corelocation/clerror
public struct CLError: _BridgedStoredNSError, Sendable {
    public let _nsError: NSError
    public init(_nsError: NSError) { self._nsError = _nsError }
    public static var _nsErrorDomain: String { kCLErrorDomain }
    public static var errorDomain: String { kCLErrorDomain }

    // apple: https://developer.apple.com/documentation/corelocation/clerror/code
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = CLError

        case locationUnknown = 0
        case denied
        case network
        case headingFailure
        case regionMonitoringDenied
        case regionMonitoringFailure
        case regionMonitoringSetupDelayed
        case regionMonitoringResponseDelayed
        case geocodeFoundNoResult
        case geocodeFoundPartialResult
        case geocodeCanceled
        case deferredFailed
        case deferredNotUpdatingLocation
        case deferredAccuracyTooLow
        case deferredDistanceFiltered
        case deferredCanceled
        case rangingUnavailable
        case rangingFailure
        case promptDeclined
    }

    public static var locationUnknown: Code { .locationUnknown }
    public static var denied: Code { .denied }
    public static var network: Code { .network }
    public static var headingFailure: Code { .headingFailure }
    public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
    public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
    public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
    public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
    public static var geocodeCanceled: Code { .geocodeCanceled }
    public static var rangingUnavailable: Code { .rangingUnavailable }
    public static var rangingFailure: Code { .rangingFailure }
    public static var promptDeclined: Code { .promptDeclined }
}
