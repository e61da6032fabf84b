/// That an app asks an engine for its sound, and how.
struct ManualRendering {
    let mode: AVAudioEngineManualRenderingMode
    let format: AVAudioFormat
    let maximumCount: AVAudioFrameCount
    /// Samples that have been handed out, at the format's rate.
    var count: AVAudioFramePosition = 0
    var converter = RateConverter()
}
