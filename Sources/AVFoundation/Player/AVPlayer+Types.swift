public import Foundation

extension AVPlayer {
    /// Says whether it can play.
    // apple: https://developer.apple.com/documentation/avfoundation/avplayer/status-swift.enum
    public enum Status: Int, Sendable {
        case unknown = 0
        case readyToPlay
        case failed
    }

    /// Says whether it plays.
    // apple: https://developer.apple.com/documentation/avfoundation/avplayer/timecontrolstatus-swift.enum
    public enum TimeControlStatus: Int, Sendable {
        case paused = 0
        /// It will play as soon as there is something that can be.
        case waitingToPlayAtSpecifiedRate
        case playing
    }

    /// The action at the end of an item.
    // apple: https://developer.apple.com/documentation/avfoundation/avplayer/actionatitemend-swift.enum
    public enum ActionAtItemEnd: Int, Sendable {
        /// Goes on to the next item; of ``AVQueuePlayer`` only.
        case advance = 0
        /// The rate becomes 0.
        case pause
        /// Time is at the end, and the rate stays as it is.
        case none
    }

    /// The reason for which a player waits.
    // apple: https://developer.apple.com/documentation/avfoundation/avplayer/waitingreason
    public struct WaitingReason: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let toMinimizeStalls = WaitingReason(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
        public static let evaluatingBufferingRate = WaitingReason(rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
        public static let noItemToPlay = WaitingReason(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
    }

    /// Posted by a player whose ``AVPlayer/rate`` has changed.
    // apple: https://developer.apple.com/documentation/avfoundation/avplayer/ratedidchangenotification
    public static let rateDidChangeNotification = NSNotification.Name("AVPlayerRateDidChangeNotification")
}
