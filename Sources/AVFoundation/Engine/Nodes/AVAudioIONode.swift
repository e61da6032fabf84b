/// An end of an engine: what it takes sound from, or hands it to.
// apple: https://developer.apple.com/documentation/avfaudio/avaudioionode
open class AVAudioIONode: AVAudioNode, @unchecked Sendable {
    /// How long sound takes to the loudspeaker, in seconds; 0 where that is not known.
    public final var presentationLatency: Double { 0 }

    /// Returns true if voices are told from the loudspeaker; that is never so here.
    public final var isVoiceProcessingEnabled: Bool { false }
}
