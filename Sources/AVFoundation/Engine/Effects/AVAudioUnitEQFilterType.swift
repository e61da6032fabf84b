/// What a band of an equalizer does.
// apple: https://developer.apple.com/documentation/avfaudio/avaudiouniteqfiltertype
public enum AVAudioUnitEQFilterType: Int, Sendable {
    /// Louder or softer around a frequency.
    case parametric = 0
    /// Softer above a frequency, without a peak.
    case lowPass = 1
    /// Softer below a frequency, without a peak.
    case highPass = 2
    /// Softer above a frequency; the bandwidth says how high the peak there is.
    case resonantLowPass = 3
    /// Softer below a frequency; the bandwidth says how high the peak there is.
    case resonantHighPass = 4
    /// Softer away from a frequency.
    case bandPass = 5
    /// Softer at a frequency.
    case bandStop = 6
    /// Louder or softer below a frequency.
    case lowShelf = 7
    /// Louder or softer above a frequency.
    case highShelf = 8
    /// The same, as steep as the bandwidth says.
    case resonantLowShelf = 9
    /// The same, as steep as the bandwidth says.
    case resonantHighShelf = 10
}
