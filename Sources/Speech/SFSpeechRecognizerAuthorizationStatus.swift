/// The permission of the user.
// apple: https://developer.apple.com/documentation/speech/sfspeechrecognizerauthorizationstatus
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case denied
    case restricted
    case authorized
}
