public import Foundation

/// Is notified when a player has come to its end.
// apple: https://developer.apple.com/documentation/avfaudio/avaudioplayerdelegate
@objc public protocol AVAudioPlayerDelegate: NSObjectProtocol {
    /// The sound has ended by itself. Not called when the player is stopped.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudioplayerdelegate/audioplayerdidfinishplaying(_:successfully:)
    @objc(audioPlayerDidFinishPlaying:successfully:)
    optional func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    /// Never called here: what cannot be decoded has been refused before.
    @objc(audioPlayerDecodeErrorDidOccur:error:)
    optional func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}
