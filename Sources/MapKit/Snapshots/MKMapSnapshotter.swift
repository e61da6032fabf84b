import CoreGraphics
internal import DeviceNotice
public import Dispatch
public import Foundation
import ObjCRuntime
public import UIKit

/// Draws a map into a picture: here the plain with its meridians and parallels, as views of maps have without tiles.
// apple: https://developer.apple.com/documentation/mapkit/mkmapsnapshotter
open class MKMapSnapshotter: NSObject, @unchecked Sendable {
    /// Gets a picture, or why there is none.
    public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void

    /// What is drawn.
    // apple: https://developer.apple.com/documentation/mapkit/mkmapsnapshotter/options
    open class Options: NSObject, NSCopying, @unchecked Sendable {
        /// Of which region. Default: all of the world.
        open var region: MKCoordinateRegion {
            get { MKCoordinateRegion(mapRect) }
            set { mapRect = newValue.mapRect }
        }
        /// Of which rectangle of the map. Default: the world.
        open var mapRect = MKMapRect.world
        /// From where it is seen; before the region if its distance is not 0. Default: no distance.
        open var camera = MKMapCamera()
        /// In points. Default: 256 by 256.
        open var size = CGSize(width: 256, height: 256)
        /// Pixels of a point. Default: those of the screen.
        open var scale: CGFloat = 0
        /// What the map is like. Default: standard.
        open var mapType = MKMapType.standard
        /// The same as an object. Default: standard.
        open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration() {
            didSet { mapType = preferredConfiguration.mapType }
        }
        /// Light or dark, and the scale. Default: the current ones.
        open var traitCollection = UITraitCollection.current
        /// Kept. Default: nil.
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        /// Kept. Default: true.
        open var showsBuildings = true
        /// Kept. Default: true.
        open var showsPointsOfInterest = true

        /// All of the world.
        public override init() {}

        open func copy(with zone: NSZone? = nil) -> Any { self }
    }

    /// A picture of a map.
    // apple: https://developer.apple.com/documentation/mapkit/mkmapsnapshotter/snapshot
    open class Snapshot: NSObject, @unchecked Sendable {
        /// The picture.
        public let image: UIImage
        /// With which traits it has been drawn.
        public let traitCollection: UITraitCollection
        let projection: MapProjection

        init(image: UIImage, traits: UITraitCollection, projection: MapProjection) {
            self.image = image
            traitCollection = traits
            self.projection = projection
        }

        /// Where a place is in the picture.
        // apple: https://developer.apple.com/documentation/mapkit/mkmapsnapshotter/snapshot/point(for:)
        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { projection.point(MKMapPoint(coordinate)) }
    }

    private let options: Options
    private let waiting = MapQuestion()

    /// A picture to be drawn.
    public init(options: Options) { self.options = options }
    /// A picture of all of the world.
    public override convenience init() { self.init(options: Options()) }

    /// True from the start to the picture.
    open var isLoading: Bool { waiting.isAsked }

    /// - Parameter completionHandler: called later on the main queue.
    // apple: https://developer.apple.com/documentation/mapkit/mkmapsnapshotter/start(completionhandler:)
    @objc open func start(completionHandler: @escaping CompletionHandler) {
        waiting.ask(.unknown, Self.notice) { [options] error in
            let drawn = MainActor.assumeIsolated { UncheckedSnapshot(snapshot: Self.draw(options)) }.snapshot
            completionHandler(drawn, drawn == nil ? error : nil)
        }
    }
    /// The same with a queue for the answer.
    @objc open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
        nonisolated(unsafe) let handler = completionHandler
        start { snapshot, error in
            queue.async { handler(snapshot, error) }
        }
    }
    /// Draws it.
    @nonobjc open func start() async throws -> Snapshot {
        DeviceNotice.say(Self.notice)
        guard let drawn = await MainActor.run(body: { Self.draw(options) }) else { throw MKError(.unknown) }
        return drawn
    }

    /// Ends the drawing without a picture.
    @objc open func cancel() { waiting.cancel() }

    private static let notice = "MapKit draws pictures of maps without maps: meridians and parallels only."

    private struct UncheckedSnapshot: @unchecked Sendable {
        let snapshot: Snapshot?
    }

    /// Nil for a size that cannot be drawn.
    @MainActor private static func draw(_ options: Options) -> Snapshot? {
        let size = options.size
        guard (1...8_192).contains(size.width), (1...8_192).contains(size.height), options.mapRect.isFinite else { return nil }
        var projection = MapProjection.fitting(options.mapRect, in: size)
        if options.camera.centerCoordinateDistance > 0 {
            projection.center = MKMapPoint(options.camera.centerCoordinate)
            projection.heading = options.camera.heading
            projection.scale = MapDistance.scale(options.camera.centerCoordinateDistance, projection)
        }
        projection = MapLimits().clamped(projection)
        let format = UIGraphicsImageRendererFormat()
        format.opaque = true
        let scale = options.scale > 0 ? options.scale : options.traitCollection.displayScale
        format.scale = scale > 0 ? scale : 1
        var image = UIImage()
        options.traitCollection.performAsCurrent {
            image = UIGraphicsImageRenderer(size: size, format: format).image { context in
                MapGround(theme: .of(options.mapType)).draw(in: context.cgContext, projection, CGRect(origin: .zero, size: size))
            }
        }
        return Snapshot(image: image, traits: options.traitCollection, projection: projection)
    }
}
