internal import DeviceNotice
import Dispatch
public import Foundation
import ObjCRuntime

/// Gets places, or why there are none.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Finds what places are called, and where they are. There is no service to ask here: each question ends with ``CLError/network`` (MO-137).
// apple: https://developer.apple.com/documentation/corelocation/clgeocoder
open class CLGeocoder: NSObject, @unchecked Sendable {
    private final class Question: @unchecked Sendable {
        var isCancelled = false
    }
    private var question: Question?

    public override init() {}

    /// True if a question waits for its answer.
    open var isGeocoding: Bool { question != nil }

    /// - Parameter completionHandler: called later on the main queue, with an error.
    // apple: https://developer.apple.com/documentation/corelocation/clgeocoder/reversegeocodelocation(_:completionhandler:)
    open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler) {
        answer(completionHandler)
    }
    /// The same, with names in a language.
    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { answer(completionHandler) }
    /// Asks where an address is.
    /// - Parameter completionHandler: called later on the main queue, with an error.
    open func geocodeAddressString(_ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler) {
        answer(completionHandler)
    }
    /// The same, near to somewhere.
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { answer(completionHandler) }

    /// Throws ``CLError/network``.
    @nonobjc open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { throw CLError(.network) }
    /// Throws ``CLError/network``.
    @nonobjc open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { throw CLError(.network) }

    /// Ends the question that waits, with ``CLError/geocodeCanceled``.
    // apple: https://developer.apple.com/documentation/corelocation/clgeocoder/cancelgeocode()
    @objc open func cancelGeocode() { question?.isCancelled = true }

    private func answer(_ handler: @escaping CLGeocodeCompletionHandler) {
        DeviceNotice.say("CoreLocation finds no addresses: there is no service to ask.")
        let asked = Question()
        question = asked
        nonisolated(unsafe) let handler = handler
        DispatchQueue.main.async { [self] in
            if question === asked { question = nil }
            handler(nil, CLError(asked.isCancelled ? .geocodeCanceled : .network))
        }
    }
}
