public import CoreLocation
internal import DeviceNotice
public import Foundation
import ObjCRuntime

/// Looks for places. There is no service to ask: each search ends with ``MKError/serverFailure`` (MO-17).
// apple: https://developer.apple.com/documentation/mapkit/mklocalsearch
open class MKLocalSearch: NSObject, @unchecked Sendable {
    /// Gets places, or why there are none.
    public typealias CompletionHandler = (Response?, (any Error)?) -> Void

    /// What is looked for.
    // apple: https://developer.apple.com/documentation/mapkit/mklocalsearch/request
    open class Request: NSObject, NSCopying, @unchecked Sendable {
        /// As a person says it. Default: nil.
        open var naturalLanguageQuery: String?
        /// About where. Default: nowhere in particular.
        open var region = MKCoordinateRegion()
        /// Which kinds of places. Default: nil, all.
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        /// What may be found. Default: addresses and places.
        open var resultTypes: ResultType = [.address, .pointOfInterest]

        /// Nothing yet.
        public override init() {}
        /// What a person says.
        public convenience init(naturalLanguageQuery: String) {
            self.init()
            self.naturalLanguageQuery = naturalLanguageQuery
        }
        /// The same near to somewhere.
        public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
            self.init(naturalLanguageQuery: naturalLanguageQuery)
            self.region = region
        }
        /// What a completion stands for.
        public convenience init(completion: MKLocalSearchCompletion) { self.init(naturalLanguageQuery: completion.title) }

        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = Request()
            copy.naturalLanguageQuery = naturalLanguageQuery
            copy.region = region
            copy.pointOfInterestFilter = pointOfInterestFilter
            copy.resultTypes = resultTypes
            return copy
        }
    }

    /// What has been found. None is ever made here.
    // apple: https://developer.apple.com/documentation/mapkit/mklocalsearch/response
    open class Response: NSObject, @unchecked Sendable {
        /// The places.
        public let mapItems: [MKMapItem]
        /// The region around them.
        public let boundingRegion: MKCoordinateRegion

        init(mapItems: [MKMapItem], boundingRegion: MKCoordinateRegion) {
            self.mapItems = mapItems
            self.boundingRegion = boundingRegion
        }
    }

    /// What may be found.
    // apple: https://developer.apple.com/documentation/mapkit/mklocalsearch/resulttype
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Streets and houses.
        public static let address = ResultType(rawValue: 1)
        /// Shops, sights and so on.
        public static let pointOfInterest = ResultType(rawValue: 2)
    }

    private let question = MapQuestion()

    /// A search.
    public init(request: Request) {}
    /// A search for kinds of places.
    public init(request: MKLocalPointsOfInterestRequest) {}

    /// True from the start to the answer.
    open var isSearching: Bool { question.isAsked }

    /// - Parameter completionHandler: called later on the main queue, with an error.
    // apple: https://developer.apple.com/documentation/mapkit/mklocalsearch/start(completionhandler:)
    @objc open func start(completionHandler: @escaping CompletionHandler) {
        question.ask(.serverFailure, "MapKit finds no places: there is no service to ask.") { completionHandler(nil, $0) }
    }

    /// Throws ``MKError/serverFailure``.
    @nonobjc open func start() async throws -> Response {
        DeviceNotice.say("MapKit finds no places: there is no service to ask.")
        throw MKError(.serverFailure)
    }

    /// Ends the search without an answer.
    @objc open func cancel() { question.cancel() }
}

/// Kinds of places that are looked for.
// apple: https://developer.apple.com/documentation/mapkit/mklocalpointsofinterestrequest
open class MKLocalPointsOfInterestRequest: NSObject, @unchecked Sendable {
    /// The farthest from the middle that is asked for, in metres.
    public static let maxRadius: CLLocationDistance = 20_000

    /// The middle.
    public let coordinate: CLLocationCoordinate2D
    /// In metres.
    public let radius: CLLocationDistance
    /// The region of both.
    public let region: MKCoordinateRegion
    /// Which kinds of places. Default: nil, all.
    open var pointOfInterestFilter: MKPointOfInterestFilter?

    /// Places around a middle.
    public init(center coordinate: CLLocationCoordinate2D, radius: CLLocationDistance) {
        self.coordinate = coordinate
        self.radius = radius
        region = MKCoordinateRegion(center: coordinate, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius)
    }
    /// Places in a region.
    public init(coordinateRegion region: MKCoordinateRegion) {
        self.region = region
        coordinate = region.center
        radius = region.span.latitudeDelta * Ellipsoid.degree(atLatitude: region.center.latitude).north / 2
    }
}
