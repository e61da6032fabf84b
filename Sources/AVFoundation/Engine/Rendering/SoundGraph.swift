import Foundation

/// What is shared by all that render sound.
enum SoundGraph {
    /// Held while nodes are changed or rendered. Blocks of apps are called without it.
    static let lock = NSRecursiveLock()

    /// One request of the output: nodes that several others ask render once.
    struct Cycle {
        let number: Int
        /// How many samples have been rendered before.
        let time: AVAudioFramePosition
        /// The machine's time at which it is rendered, in nanoseconds.
        let host: UInt64

        func moved(by samples: AVAudioFramePosition) -> Cycle { Cycle(number: number, time: time + samples, host: host) }
    }
}
