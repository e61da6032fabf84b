public import Foundation
import ObjCRuntime

/// The edge of the device that is its top for a compass.
// apple: https://developer.apple.com/documentation/corelocation/cldeviceorientation
public enum CLDeviceOrientation: Int32, Sendable {
    case unknown = 0
    case portrait
    case portraitUpsideDown
    case landscapeLeft
    case landscapeRight
    case faceUp
    case faceDown
}

/// Where a compass points. There is none here, so that none is ever made.
// apple: https://developer.apple.com/documentation/corelocation/clheading
open class CLHeading: NSObject, @unchecked Sendable {
    /// Clockwise from magnetic north, in degrees.
    public let magneticHeading: CLLocationDirection
    /// Clockwise from true north, in degrees; negative if it is not known.
    public let trueHeading: CLLocationDirection
    /// How far the heading may be off, in degrees; negative if it says nothing.
    public let headingAccuracy: CLLocationDirection
    /// When it was measured.
    public let timestamp: Date

    init(magneticHeading: CLLocationDirection, trueHeading: CLLocationDirection, headingAccuracy: CLLocationDirection, timestamp: Date) {
        self.magneticHeading = magneticHeading
        self.trueHeading = trueHeading
        self.headingAccuracy = headingAccuracy
        self.timestamp = timestamp
    }
}
