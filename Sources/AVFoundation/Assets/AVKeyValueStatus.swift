/// Says whether what a key stands for is known.
// apple: https://developer.apple.com/documentation/avfoundation/avkeyvaluestatus
public enum AVKeyValueStatus: Int, Sendable {
    case unknown = 0
    case loading
    case loaded
    case failed
    case cancelled
}
