/// How much of an image file can be read.
// apple: https://developer.apple.com/documentation/imageio/cgimagesourcestatus
public enum CGImageSourceStatus: Int32, Sendable {
    case statusUnexpectedEOF = -5
    case statusInvalidData = -4
    case statusUnknownType = -3
    case statusReadingHeader = -2
    case statusIncomplete = -1
    case statusComplete = 0
}
