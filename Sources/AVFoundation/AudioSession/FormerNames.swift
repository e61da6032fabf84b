public import Foundation

// Names that Swift 4.2 gave up. A project of Swift 4 still uses them; a newer compiler says which name it takes in their place.

/// ``AVAudioSession/Category/ambient``.
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Category.ambient")
public let AVAudioSessionCategoryAmbient = AVAudioSession.Category.ambient
/// ``AVAudioSession/Category/soloAmbient``.
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Category.soloAmbient")
public let AVAudioSessionCategorySoloAmbient = AVAudioSession.Category.soloAmbient
/// ``AVAudioSession/Category/playback``.
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Category.playback")
public let AVAudioSessionCategoryPlayback = AVAudioSession.Category.playback
/// ``AVAudioSession/Category/record``.
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Category.record")
public let AVAudioSessionCategoryRecord = AVAudioSession.Category.record
/// ``AVAudioSession/Category/playAndRecord``.
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Category.playAndRecord")
public let AVAudioSessionCategoryPlayAndRecord = AVAudioSession.Category.playAndRecord

extension NSNotification.Name {
    /// ``AVAudioSession/interruptionNotification``.
    @available(swift, obsoleted: 4.2, renamed: "AVAudioSession.interruptionNotification")
    public static var AVAudioSessionInterruption: NSNotification.Name { AVAudioSession.interruptionNotification }
    /// ``AVAudioSession/routeChangeNotification``.
    @available(swift, obsoleted: 4.2, renamed: "AVAudioSession.routeChangeNotification")
    public static var AVAudioSessionRouteChange: NSNotification.Name { AVAudioSession.routeChangeNotification }
}
