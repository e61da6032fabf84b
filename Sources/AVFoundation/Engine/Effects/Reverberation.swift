import Foundation

/// One side of a room after Schroeder: echoes of several distances that come again and again, and are spread by two more.
struct Reverberation {
    /// Distances that have no common measure, in samples.
    private static let distances = [1116, 1188, 1277, 1356, 1422, 1491]
    private static let spreads = [556, 225]
    /// How much farther the walls are on the right.
    private static let otherSide = 23

    private var echoes: [DelayLine]
    private var dull: [Float]
    private let gains: [Float]
    private let damping: Float
    private var spreads: [DelayLine]

    init(_ preset: AVAudioUnitReverbPreset, isRight: Bool) {
        let more = isRight ? Self.otherSide : 0
        let room = preset.room
        echoes = Self.distances.map { DelayLine($0 + more) }
        dull = [Float](repeating: 0, count: echoes.count)
        gains = Self.distances.map { Float(pow(0.001, Double($0 + more) / SoundBlock.rate / room.seconds)) }
        damping = room.damping
        spreads = Self.spreads.map { DelayLine($0 + more) }
    }

    mutating func next(_ sample: Float) -> Float {
        var sum: Float = 0
        for index in echoes.indices {
            let echo = echoes[index].oldest
            dull[index] = echo * (1 - damping) + dull[index] * damping
            echoes[index].put(sample + dull[index] * gains[index])
            sum += echo
        }
        sum /= Float(echoes.count).squareRoot() * 1.5
        for index in spreads.indices {
            let old = spreads[index].oldest
            spreads[index].put(sum + old * 0.5)
            sum = old - sum * 0.5
        }
        return sum
    }
}
