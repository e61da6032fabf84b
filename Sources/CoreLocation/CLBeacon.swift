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
    public let uuid: UUID
    public let major: UInt16?
    public let minor: UInt16?

    public init(uuid: UUID) { (self.uuid, major, minor) = (uuid, nil, nil) }
    public init(uuid: UUID, major: UInt16) { (self.uuid, self.major, minor) = (uuid, major, nil) }
    public init(uuid: UUID, major: UInt16, minor: UInt16) { (self.uuid, self.major, self.minor) = (uuid, major, minor) }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The neighbourhood of beacons.
// apple: https://developer.apple.com/documentation/corelocation/clbeaconregion
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
    public let beaconIdentityConstraint: CLBeaconIdentityConstraint
    /// Whether it is told when the screen is switched on. Default: false.
    open var notifyEntryStateOnDisplay = false

    public init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String) {
        self.beaconIdentityConstraint = beaconIdentityConstraint
        super.init(identifier: identifier)
    }
    public convenience init(uuid: UUID, identifier: String) {
        self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid), identifier: identifier)
    }
    public convenience init(uuid: UUID, major: UInt16, identifier: String) {
        self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major), identifier: identifier)
    }
    public convenience init(uuid: UUID, major: UInt16, minor: UInt16, identifier: String) {
        self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major, minor: minor), identifier: identifier)
    }

    // Their names from before there were constraints.
    public convenience init(proximityUUID: UUID, identifier: String) { self.init(uuid: proximityUUID, identifier: identifier) }
    public convenience init(proximityUUID: UUID, major: UInt16, identifier: String) {
        self.init(uuid: proximityUUID, major: major, identifier: identifier)
    }
    public convenience init(proximityUUID: UUID, major: UInt16, minor: UInt16, identifier: String) {
        self.init(uuid: proximityUUID, major: major, minor: minor, identifier: identifier)
    }

    open var uuid: UUID { beaconIdentityConstraint.uuid }
    open var proximityUUID: UUID { uuid }
    open var major: NSNumber? { beaconIdentityConstraint.major.map { NSNumber(value: $0) } }
    open var minor: NSNumber? { beaconIdentityConstraint.minor.map { NSNumber(value: $0) } }
}

public typealias CLBeaconMajorValue = UInt16
public typealias CLBeaconMinorValue = UInt16

/// A beacon nearby. There is no radio to hear one here, so that none is ever made.
// apple: https://developer.apple.com/documentation/corelocation/clbeacon
open class CLBeacon: NSObject, @unchecked Sendable {
    public let uuid: UUID
    public let major: NSNumber
    public let minor: NSNumber
    public let proximity: CLProximity
    /// In metres; negative if it is not known.
    public let accuracy: CLLocationAccuracy
    /// In decibels.
    public let rssi: Int
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

    open var proximityUUID: UUID { uuid }
}
