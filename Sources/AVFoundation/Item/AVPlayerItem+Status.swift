extension AVPlayerItem {
    /// Says whether it can be played.
    // apple: https://developer.apple.com/documentation/avfoundation/avplayeritem/status-swift.enum
    public enum Status: Int, Sendable {
        /// It has not been looked at yet: no player has it.
        case unknown = 0
        case readyToPlay
        /// It can no more be played; see ``AVPlayerItem/error``.
        case failed
    }
}
