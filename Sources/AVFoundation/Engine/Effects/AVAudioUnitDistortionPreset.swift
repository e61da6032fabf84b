/// What is done to sound that is to be spoilt.
// apple: https://developer.apple.com/documentation/avfaudio/avaudiounitdistortionpreset
public enum AVAudioUnitDistortionPreset: Int, Sendable {
    case drumsBitBrush = 0
    case drumsBufferBeats = 1
    case drumsLoFi = 2
    case multiBrokenSpeaker = 3
    case multiCellphoneConcert = 4
    case multiDecimated1 = 5
    case multiDecimated2 = 6
    case multiDecimated3 = 7
    case multiDecimated4 = 8
    case multiDistortedFunk = 9
    case multiDistortedCubed = 10
    case multiDistortedSquared = 11
    case multiEcho1 = 12
    case multiEcho2 = 13
    case multiEchoTight1 = 14
    case multiEchoTight2 = 15
    case multiEverythingIsBroken = 16
    case speechAlienChatter = 17
    case speechCosmicInterference = 18
    case speechGoldenPi = 19
    case speechRadioTower = 20
    case speechWaves = 21

    /// Of our own choice: echoes in seconds, samples that stay the same, how far it is driven, a tone that it is multiplied by in hertz.
    struct Recipe {
        var echo: Double = 0
        var decimation = 1
        var drive: Float = 1
        var tone: Double = 0
    }

    var recipe: Recipe {
        switch self {
        case .multiEcho1: Recipe(echo: 0.5)
        case .multiEcho2: Recipe(echo: 0.3)
        case .multiEchoTight1: Recipe(echo: 0.08)
        case .multiEchoTight2: Recipe(echo: 0.05)
        case .multiDecimated1, .drumsBitBrush: Recipe(decimation: 4)
        case .multiDecimated2, .drumsLoFi: Recipe(decimation: 8)
        case .multiDecimated3: Recipe(decimation: 12)
        case .multiDecimated4: Recipe(decimation: 20)
        case .drumsBufferBeats: Recipe(echo: 0.12, decimation: 2)
        case .multiBrokenSpeaker, .multiCellphoneConcert: Recipe(decimation: 5, drive: 6)
        case .multiDistortedFunk: Recipe(drive: 8)
        case .multiDistortedSquared: Recipe(drive: 12)
        case .multiDistortedCubed: Recipe(drive: 20)
        case .multiEverythingIsBroken: Recipe(echo: 0.1, decimation: 10, drive: 10, tone: 60)
        case .speechAlienChatter: Recipe(decimation: 2, drive: 2, tone: 220)
        case .speechCosmicInterference: Recipe(echo: 0.15, tone: 90)
        case .speechGoldenPi: Recipe(decimation: 6, drive: 3, tone: 314)
        case .speechRadioTower: Recipe(decimation: 6, drive: 8)
        case .speechWaves: Recipe(drive: 2, tone: 4)
        }
    }
}
