/// Names a track of a file; above 0.
// apple: https://developer.apple.com/documentation/coremedia/cmpersistenttrackid
public typealias CMPersistentTrackID = Int32

/// No track.
public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0
