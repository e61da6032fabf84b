public import Foundation
import ObjCRuntime

/// Several annotations that lie too near to each other to be shown one by one.
// apple: https://developer.apple.com/documentation/mapkit/mkclusterannotation
@objcMembers open class MKClusterAnnotation: NSObject, MKAnnotation {
    /// What the callout says first. Default: the title of the first member.
    @objc dynamic open var title: String?
    /// What the callout says below. Default: how many others there are.
    @objc dynamic open var subtitle: String?
    /// Those that it stands for.
    public let memberAnnotations: [any MKAnnotation]
    /// The middle of its members.
    public let coordinate: CLLocationCoordinate2D

    /// An annotation for others.
    // apple: https://developer.apple.com/documentation/mapkit/mkclusterannotation/init(memberannotations:)
    public init(memberAnnotations: [any MKAnnotation]) {
        self.memberAnnotations = memberAnnotations
        let places = memberAnnotations.map(\.coordinate).filter(CLLocationCoordinate2DIsValid)
        let points = places.map { MKMapPoint($0) }
        let count = Double(max(points.count, 1))
        coordinate =
            points.isEmpty
            ? kCLLocationCoordinate2DInvalid
            : MKMapPoint(x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count).coordinate
        super.init()
        title = memberAnnotations.first?.title ?? nil
        subtitle = memberAnnotations.count > 1 ? "+\(memberAnnotations.count - 1) more" : nil
    }
}
