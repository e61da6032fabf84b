/// A node that changes sound.
// apple: https://developer.apple.com/documentation/avfaudio/avaudiounit
open class AVAudioUnit: AVAudioNode, @unchecked Sendable {
    /// What kind of unit it is, in words.
    open var name: String { "\(type(of: self))" }
    /// Who has made it.
    open var manufacturerName: String { "Forastero" }
    /// Of no meaning here.
    open var version: Int { 1 }
}
