public import Foundation
import ObjCRuntime

/// How far away a beacon is.
// apple: https://developer.apple.com/documentation/corelocation/clproximity
public enum CLProximity: Int, Sendable {
    case unknown = 0
    case immediate
    case near
    case far
}

/// Which beacons are meant: those of an identifier, and of a major and a minor number if they are given.
// apple: https://developer.apple.com/documentation/corelocation/clbeaconidentityconstraint
open class CLBeaconIdentityConstraint: NSObject, NSCopying, @unchecked Sendable {
    /// The identifier of the beacons of somebody.
    public let uuid: UUID
    /// The larger group; nil is any.
    public let major: UInt16?
    /// The smaller group; nil is any.
    public let minor: UInt16?

    /// All beacons of an identifier.
    public init(uuid: UUID) { (self.uuid, major, minor) = (uuid, nil, nil) }
    /// The beacons of an identifier with one major number.
    public init(uuid: UUID, major: UInt16) { (self.uuid, self.major, minor) = (uuid, major, nil) }
    /// One beacon.
    public init(uuid: UUID, major: UInt16, minor: UInt16) { (self.uuid, self.major, self.minor) = (uuid, major, minor) }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The neighbourhood of beacons.
// apple: https://developer.apple.com/documentation/corelocation/clbeaconregion
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
    /// Which beacons it is about.
    public let beaconIdentityConstraint: CLBeaconIdentityConstraint
    /// True if it is reported when the screen is switched on. Default: false.
    open var notifyEntryStateOnDisplay = false

    /// The neighbourhood of some beacons.
    public init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String) {
        self.beaconIdentityConstraint = beaconIdentityConstraint
        super.init(identifier: identifier)
    }
    /// The neighbourhood of all beacons of an identifier.
    public convenience init(uuid: UUID, identifier: String) {
        self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid), identifier: identifier)
    }
    /// The neighbourhood of the beacons with one major number.
    public convenience init(uuid: UUID, major: UInt16, identifier: String) {
        self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major), identifier: identifier)
    }
    /// The neighbourhood of one beacon.
    public convenience init(uuid: UUID, major: UInt16, minor: UInt16, identifier: String) {
        self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major, minor: minor), identifier: identifier)
    }

    // Their names from before there were constraints.
    /// The neighbourhood of all beacons of an identifier.
    public convenience init(proximityUUID: UUID, identifier: String) { self.init(uuid: proximityUUID, identifier: identifier) }
    /// The neighbourhood of the beacons with one major number.
    public convenience init(proximityUUID: UUID, major: UInt16, identifier: String) {
        self.init(uuid: proximityUUID, major: major, identifier: identifier)
    }
    /// The neighbourhood of one beacon.
    public convenience init(proximityUUID: UUID, major: UInt16, minor: UInt16, identifier: String) {
        self.init(uuid: proximityUUID, major: major, minor: minor, identifier: identifier)
    }

    /// The identifier of the beacons.
    open var uuid: UUID { beaconIdentityConstraint.uuid }
    /// The former name of ``uuid``.
    open var proximityUUID: UUID { uuid }
    /// The larger group; nil is any.
    open var major: NSNumber? { beaconIdentityConstraint.major.map { NSNumber(value: $0) } }
    /// The smaller group; nil is any.
    open var minor: NSNumber? { beaconIdentityConstraint.minor.map { NSNumber(value: $0) } }
}

/// The number of a larger group.
public typealias CLBeaconMajorValue = UInt16
/// The number of a smaller group.
public typealias CLBeaconMinorValue = UInt16

/// A beacon nearby. There is no radio to hear one here, so that none is ever made.
// apple: https://developer.apple.com/documentation/corelocation/clbeacon
open class CLBeacon: NSObject, @unchecked Sendable {
    /// The identifier of the beacons of somebody.
    public let uuid: UUID
    /// The larger group.
    public let major: NSNumber
    /// The smaller group.
    public let minor: NSNumber
    /// About how far away it is.
    public let proximity: CLProximity
    /// In metres; negative if it is not known.
    public let accuracy: CLLocationAccuracy
    /// In decibels.
    public let rssi: Int
    /// When it was heard.
    public let timestamp: Date

    init(uuid: UUID, major: NSNumber, minor: NSNumber, proximity: CLProximity, accuracy: CLLocationAccuracy, rssi: Int, timestamp: Date) {
        self.uuid = uuid
        self.major = major
        self.minor = minor
        self.proximity = proximity
        self.accuracy = accuracy
        self.rssi = rssi
        self.timestamp = timestamp
    }

    /// The former name of ``uuid``.
    open var proximityUUID: UUID { uuid }
}
