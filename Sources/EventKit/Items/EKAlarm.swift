public import Foundation
import ObjCRuntime

/// On which side of its place an alarm comes.
// apple: https://developer.apple.com/documentation/eventkit/ekalarmproximity
public enum EKAlarmProximity: Int, Sendable {
    case none = 0
    case enter
    case leave
}

/// Reminds of something at a time, or at a place. As nothing is kept here, none comes (MO-28).
// apple: https://developer.apple.com/documentation/eventkit/ekalarm
@objcMembers open class EKAlarm: EKObject, NSCopying {
    /// When; nil where it goes by ``relativeOffset``. Default: nil.
    open var absoluteDate: Date? {
        didSet { if absoluteDate != nil { relativeOffset = 0 } }
    }
    /// Seconds after the beginning; less than 0 for before. Default: 0.
    open var relativeOffset: TimeInterval = 0
    /// The place; nil for none. Default: nil.
    @nonobjc open var structuredLocation: EKStructuredLocation?
    /// Says whether it comes when one reaches the place or leaves it. Default: ``EKAlarmProximity/none``.
    @nonobjc open var proximity = EKAlarmProximity.none

    /// An alarm at the beginning.
    public override init() { super.init() }
    /// - Parameter date: when it comes.
    public convenience init(absoluteDate date: Date) {
        self.init()
        absoluteDate = date
    }
    /// - Parameter offset: seconds after the beginning at which it comes; less than 0 for before.
    public convenience init(relativeOffset offset: TimeInterval) {
        self.init()
        relativeOffset = offset
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = EKAlarm()
        copy.absoluteDate = absoluteDate
        copy.relativeOffset = relativeOffset
        copy.structuredLocation = structuredLocation
        copy.proximity = proximity
        return copy
    }
}

/// A place with a position.
// apple: https://developer.apple.com/documentation/eventkit/ekstructuredlocation
@objcMembers open class EKStructuredLocation: EKObject {
    /// Its name. Default: nil.
    open var title: String?
    /// Its position. Default: nil.
    open var geoLocation: CLLocation?
    /// How far around the position it reaches, in metres; 0 for the usual distance. Default: 0.
    open var radius = 0.0

    /// - Parameter title: its name.
    public init(title: String) {
        self.title = title
        super.init()
    }
}
