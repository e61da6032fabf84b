/// What a map is like. Those from above have a darker background here, and no pictures.
// apple: https://developer.apple.com/documentation/mapkit/mkmaptype
public enum MKMapType: UInt, Sendable {
    case standard = 0
    case satellite
    case hybrid
    case satelliteFlyover
    case hybridFlyover
    case mutedStandard
}

/// Says whether a map follows the user.
// apple: https://developer.apple.com/documentation/mapkit/mkusertrackingmode
public enum MKUserTrackingMode: Int, Sendable {
    case none = 0
    case follow
    case followWithHeading
}

/// Says whether something is shown.
// apple: https://developer.apple.com/documentation/mapkit/mkfeaturevisibility
public enum MKFeatureVisibility: Int, Sendable {
    case adaptive = 0
    case hidden
    case visible
}
