internal import DeviceNotice
public import Foundation
import ObjCRuntime

/// How somebody travels.
// apple: https://developer.apple.com/documentation/mapkit/mkdirectionstransporttype
public struct MKDirectionsTransportType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// By car.
    public static let automobile = Self(rawValue: 1)
    /// On foot.
    public static let walking = Self(rawValue: 2)
    /// By bus and train.
    public static let transit = Self(rawValue: 4)
    /// In any way.
    public static let any = Self(rawValue: 0x0FFF_FFFF)
}

/// Looks for ways from one place to another. There is no service to ask: each search ends with ``MKError/directionsNotFound`` (MO-17).
// apple: https://developer.apple.com/documentation/mapkit/mkdirections
open class MKDirections: NSObject, @unchecked Sendable {
    /// Gets ways, or why there are none.
    public typealias DirectionsHandler = (Response?, (any Error)?) -> Void
    /// Gets how long it takes, or why that is not known.
    public typealias ETAHandler = (ETAResponse?, (any Error)?) -> Void

    /// From where to where.
    // apple: https://developer.apple.com/documentation/mapkit/mkdirections/request
    open class Request: NSObject, @unchecked Sendable {
        /// Where it begins. Default: nil.
        open var source: MKMapItem?
        /// Where it ends. Default: nil.
        open var destination: MKMapItem?
        /// How. Default: in any way.
        open var transportType = MKDirectionsTransportType.any
        /// True if there may be several ways. Default: false.
        open var requestsAlternateRoutes = false
        /// When it begins. Default: nil, now.
        open var departureDate: Date?
        /// When it ends. Default: nil.
        open var arrivalDate: Date?

        /// From nowhere to nowhere yet.
        public override init() {}
    }

    /// Ways. None is ever made here.
    // apple: https://developer.apple.com/documentation/mapkit/mkdirections/response
    open class Response: NSObject, @unchecked Sendable {
        /// Where they begin.
        public let source: MKMapItem
        /// Where they end.
        public let destination: MKMapItem
        /// The ways.
        public let routes: [MKRoute]

        init(source: MKMapItem, destination: MKMapItem, routes: [MKRoute]) {
            self.source = source
            self.destination = destination
            self.routes = routes
        }
    }

    /// How long it takes. None is ever made here.
    // apple: https://developer.apple.com/documentation/mapkit/mkdirections/etaresponse
    open class ETAResponse: NSObject, @unchecked Sendable {
        /// Where it begins.
        public let source: MKMapItem
        /// Where it ends.
        public let destination: MKMapItem
        /// In seconds.
        public let expectedTravelTime: TimeInterval
        /// In metres.
        public let distance: CLLocationDistance
        /// When it ends.
        public let expectedArrivalDate: Date
        /// When it begins.
        public let expectedDepartureDate: Date
        /// How.
        public let transportType: MKDirectionsTransportType

        init(source: MKMapItem, destination: MKMapItem) {
            self.source = source
            self.destination = destination
            (expectedTravelTime, distance) = (0, 0)
            (expectedArrivalDate, expectedDepartureDate) = (.distantPast, .distantPast)
            transportType = .any
        }
    }

    private let question = MapQuestion()
    private static let notice = "MapKit finds no ways: there is no service to ask."

    /// A search.
    public init(request: Request) {}

    /// True from the start to the answer.
    open var isCalculating: Bool { question.isAsked }

    /// - Parameter completionHandler: called later on the main queue, with an error.
    // apple: https://developer.apple.com/documentation/mapkit/mkdirections/calculate(completionhandler:)
    @objc open func calculate(completionHandler: @escaping DirectionsHandler) {
        question.ask(.directionsNotFound, Self.notice) { completionHandler(nil, $0) }
    }
    /// The same for the time that it takes.
    @objc open func calculateETA(completionHandler: @escaping ETAHandler) {
        question.ask(.directionsNotFound, Self.notice) { completionHandler(nil, $0) }
    }
    /// Throws ``MKError/directionsNotFound``.
    @nonobjc open func calculate() async throws -> Response {
        DeviceNotice.say(Self.notice)
        throw MKError(.directionsNotFound)
    }
    /// Throws ``MKError/directionsNotFound``.
    @nonobjc open func calculateETA() async throws -> ETAResponse {
        DeviceNotice.say(Self.notice)
        throw MKError(.directionsNotFound)
    }

    /// Ends the search without an answer.
    @objc open func cancel() { question.cancel() }
}

/// A way. None is ever made here.
// apple: https://developer.apple.com/documentation/mapkit/mkroute
open class MKRoute: NSObject, @unchecked Sendable {
    /// One part of a way.
    // apple: https://developer.apple.com/documentation/mapkit/mkroute/step
    open class Step: NSObject, @unchecked Sendable {
        /// What to do.
        open var instructions: String { "" }
        /// What to look out for.
        open var notice: String? { nil }
        /// In metres.
        open var distance: CLLocationDistance { 0 }
        /// How.
        open var transportType: MKDirectionsTransportType { .any }
        /// Its line.
        public let polyline = MKPolyline()
    }

    /// What it is called.
    open var name: String { "" }
    /// What to look out for.
    open var advisoryNotices: [String] { [] }
    /// In metres.
    open var distance: CLLocationDistance { 0 }
    /// In seconds.
    open var expectedTravelTime: TimeInterval { 0 }
    /// How.
    open var transportType: MKDirectionsTransportType { .any }
    /// Its line.
    public let polyline = MKPolyline()
    /// Its parts.
    open var steps: [Step] { [] }

    override init() {}
}
