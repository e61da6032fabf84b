public import Foundation
import ObjCRuntime

/// A place that what has been typed may mean. None is ever made here.
// apple: https://developer.apple.com/documentation/mapkit/mklocalsearchcompletion
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
    /// The first line.
    public let title: String
    /// The second line.
    public let subtitle: String
    /// What of the first line has been typed.
    open var titleHighlightRanges: [NSValue] { [] }
    /// What of the second line has been typed.
    open var subtitleHighlightRanges: [NSValue] { [] }

    init(title: String, subtitle: String) {
        self.title = title
        self.subtitle = subtitle
    }
}

/// Hears of completions.
// apple: https://developer.apple.com/documentation/mapkit/mklocalsearchcompleterdelegate
@objc public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
    /// There are completions. Called here for an empty text only.
    @objc optional func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    /// There are none: the error is ``MKError/serverFailure`` here.
    @objc(completer:didFailWithError:)
    optional func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

/// Completes what is typed to names of places. There is no service to ask (MO-17).
// apple: https://developer.apple.com/documentation/mapkit/mklocalsearchcompleter
@objcMembers open class MKLocalSearchCompleter: NSObject, @unchecked Sendable {
    /// What may be found.
    // apple: https://developer.apple.com/documentation/mapkit/mklocalsearchcompleter/resulttype
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Streets and houses.
        public static let address = ResultType(rawValue: 1)
        /// Shops, sights and so on.
        public static let pointOfInterest = ResultType(rawValue: 2)
        /// What can be looked for.
        public static let query = ResultType(rawValue: 4)
    }

    private let question = MapQuestion()

    /// Hears of completions. Not kept alive. Default: nil.
    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    /// What has been typed. Setting asks for completions.
    open var queryFragment = "" { didSet { ask() } }
    /// About where. Default: nowhere in particular.
    open var region = MKCoordinateRegion()
    /// What may be found. Default: all.
    open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
    /// Which kinds of places. Default: nil, all.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// None, here.
    open var results: [MKLocalSearchCompletion] { [] }
    /// True from a question to its answer.
    open var isSearching: Bool { question.isAsked }

    /// A completer.
    public override init() {}

    private func ask() {
        guard !queryFragment.isEmpty else { return question.cancel() }
        question.ask(.serverFailure, "MapKit finds no places: there is no service to ask.") { [weak self] error in
            if let self { delegate?.completer?(self, didFailWithError: error) }
        }
    }

    /// Ends the question without an answer.
    open func cancel() { question.cancel() }
}
