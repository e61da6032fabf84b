/// The public state of a player.
struct PlayerState {
    var item: AVPlayerItem?
    var rate: Float = 0
    var control = AVPlayer.TimeControlStatus.paused
    var reason: AVPlayer.WaitingReason?
    var error: NSError?
    var status: AVPlayer.Status {
        error != nil ? .failed : item?.status == .readyToPlay ? .readyToPlay : hasBeenReady ? .readyToPlay : .unknown
    }
    /// A player that has been ready once stays so.
    var hasBeenReady = false
}
