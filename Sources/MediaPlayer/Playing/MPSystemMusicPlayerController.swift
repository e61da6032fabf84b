public import Foundation

/// What the player of the music app can do besides.
// apple: https://developer.apple.com/documentation/mediaplayer/mpsystemmusicplayercontroller
public protocol MPSystemMusicPlayerController: NSObjectProtocol {
    /// Opens the music app, and plays there. There is no such app here: nothing is played.
    func openToPlay(_ queueDescriptor: MPMusicPlayerQueueDescriptor)
}

/// The player of the music app.
final class SystemMusicPlayer: MPMusicPlayerController, MPSystemMusicPlayerController {
    func openToPlay(_ queueDescriptor: MPMusicPlayerQueueDescriptor) { Self.explain() }
}
