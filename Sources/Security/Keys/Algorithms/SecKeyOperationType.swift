/// The use of a key.
// apple: https://developer.apple.com/documentation/security/seckeyoperationtype
public enum SecKeyOperationType: CFIndex, Sendable {
    case sign = 0
    case verify = 1
    case encrypt = 2
    case decrypt = 3
    case keyExchange = 4
}
