/// How a texture is made larger and smaller.
// apple: https://developer.apple.com/documentation/spritekit/sktexturefilteringmode
public enum SKTextureFilteringMode: Int, Sendable {
    case nearest
    case linear
}
