import CoreLocation
import Foundation

// ad-hoc: Foundation on Linux knows structures of its own only; these are stored as the numbers that they are.
extension NSValue {
    /// An object that holds a place.
    // apple: https://developer.apple.com/documentation/foundation/nsvalue/init(mkcoordinate:)
    public convenience init(mkCoordinate coordinate: CLLocationCoordinate2D) {
        var numbers = coordinate
        self.init(bytes: &numbers, objCType: typeOfCoordinates)
    }
    /// The place that the object holds; none when it holds something else.
    public var mkCoordinateValue: CLLocationCoordinate2D {
        var numbers = kCLLocationCoordinate2DInvalid
        if String(cString: objCType) == typeOfCoordinates { getValue(&numbers) }
        return numbers
    }

    /// An object that holds a span.
    // apple: https://developer.apple.com/documentation/foundation/nsvalue/init(mkcoordinatespan:)
    public convenience init(mkCoordinateSpan span: MKCoordinateSpan) {
        var numbers = span
        self.init(bytes: &numbers, objCType: typeOfSpans)
    }
    /// The span that the object holds; nothing when it holds something else.
    public var mkCoordinateSpanValue: MKCoordinateSpan {
        var numbers = MKCoordinateSpan()
        if String(cString: objCType) == typeOfSpans { getValue(&numbers) }
        return numbers
    }
}

private let typeOfCoordinates = "[2d]"
private let typeOfSpans = "[2d]"
