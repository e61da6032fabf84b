public import Foundation

extension NSNotification.Name {
    /// Another loudspeaker than before; it is not noticed here, and never posted.
    // apple: https://developer.apple.com/documentation/foundation/nsnotification/name/avaudioengineconfigurationchange
    public static let AVAudioEngineConfigurationChange = NSNotification.Name("AVAudioEngineConfigurationChangeNotification")
}
