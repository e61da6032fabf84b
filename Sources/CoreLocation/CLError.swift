public import Foundation

/// The domain of errors of Core Location.
// apple: https://developer.apple.com/documentation/corelocation/kclerrordomain
public let kCLErrorDomain = "kCLErrorDomain"

/// Why there is no place, heading, region or address.
// apple: https://developer.apple.com/documentation/corelocation/clerror
public struct CLError: _BridgedStoredNSError, Sendable {
    public let _nsError: NSError
    /// An error with the number and the texts of another one.
    public init(_nsError: NSError) { self._nsError = _nsError }
    public static var _nsErrorDomain: String { kCLErrorDomain }
    /// ``kCLErrorDomain``.
    public static var errorDomain: String { kCLErrorDomain }

    /// The reasons.
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

    /// The place is not known yet.
    public static var locationUnknown: Code { .locationUnknown }
    /// The user does not allow it: the error that is reported here.
    public static var denied: Code { .denied }
    /// There is no service to ask: the error for addresses here.
    public static var network: Code { .network }
    /// Something disturbs the compass.
    public static var headingFailure: Code { .headingFailure }
    /// Regions may not be watched: the error that is reported here.
    public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
    /// A region cannot be watched.
    public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
    /// Nothing of that name is known.
    public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
    /// A part of the name is known.
    public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
    /// The question was cancelled.
    public static var geocodeCanceled: Code { .geocodeCanceled }
    /// Beacons cannot be received: the error that is reported here.
    public static var rangingUnavailable: Code { .rangingUnavailable }
    /// Beacons were not received for another reason.
    public static var rangingFailure: Code { .rangingFailure }
    /// The user has not answered.
    public static var promptDeclined: Code { .promptDeclined }
}
