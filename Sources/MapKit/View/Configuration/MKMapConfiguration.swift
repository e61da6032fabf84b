import Foundation
import ObjCRuntime

/// What a map is like: the base of its kinds.
// apple: https://developer.apple.com/documentation/mapkit/mkmapconfiguration
@objcMembers open class MKMapConfiguration: NSObject, NSCopying {
    /// Says whether heights are shown.
    // apple: https://developer.apple.com/documentation/mapkit/mkmapconfiguration/elevationstyle-swift.enum
    public enum ElevationStyle: Int, Sendable {
        case flat = 0
        case realistic
    }
    /// Kept: maps are flat here. Default: flat.
    open var elevationStyle = ElevationStyle.flat

    /// The type of map that looks like it.
    @nonobjc var mapType: MKMapType { .standard }

    fileprivate override init() {}

    @nonobjc static func of(_ type: MKMapType) -> MKMapConfiguration {
        switch type {
        case .standard: MKStandardMapConfiguration()
        case .mutedStandard: MKStandardMapConfiguration(emphasisStyle: .muted)
        case .hybrid: MKHybridMapConfiguration()
        case .hybridFlyover: MKHybridMapConfiguration(elevationStyle: .realistic)
        case .satellite: MKImageryMapConfiguration()
        case .satelliteFlyover: MKImageryMapConfiguration(elevationStyle: .realistic)
        }
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A map with streets.
// apple: https://developer.apple.com/documentation/mapkit/mkstandardmapconfiguration
@objcMembers open class MKStandardMapConfiguration: MKMapConfiguration {
    /// How strong the colours are.
    public enum EmphasisStyle: Int, Sendable {
        case `default` = 0
        case muted
    }
    /// Default: as usual.
    open var emphasisStyle = EmphasisStyle.default
    /// Kept. Default: nil.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Kept. Default: false.
    open var showsTraffic = false

    /// A flat map.
    public override init() { super.init() }
    /// A map with a style of heights.
    public init(elevationStyle: ElevationStyle) {
        super.init()
        self.elevationStyle = elevationStyle
    }
    /// A map with both styles.
    public init(elevationStyle: ElevationStyle = .flat, emphasisStyle: EmphasisStyle) {
        super.init()
        self.elevationStyle = elevationStyle
        self.emphasisStyle = emphasisStyle
    }

    @nonobjc override var mapType: MKMapType { emphasisStyle == .muted ? .mutedStandard : .standard }
}

/// Pictures from above with streets.
// apple: https://developer.apple.com/documentation/mapkit/mkhybridmapconfiguration
@objcMembers open class MKHybridMapConfiguration: MKMapConfiguration {
    /// Kept. Default: nil.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Kept. Default: false.
    open var showsTraffic = false

    /// A flat map.
    public override init() { super.init() }
    /// A map with a style of heights.
    public init(elevationStyle: ElevationStyle) {
        super.init()
        self.elevationStyle = elevationStyle
    }

    @nonobjc override var mapType: MKMapType { elevationStyle == .flat ? .hybrid : .hybridFlyover }
}

/// Pictures from above.
// apple: https://developer.apple.com/documentation/mapkit/mkimagerymapconfiguration
@objcMembers open class MKImageryMapConfiguration: MKMapConfiguration {
    /// A flat map.
    public override init() { super.init() }
    /// A map with a style of heights.
    public init(elevationStyle: ElevationStyle) {
        super.init()
        self.elevationStyle = elevationStyle
    }

    @nonobjc override var mapType: MKMapType { elevationStyle == .flat ? .satellite : .satelliteFlyover }
}
