/// What becomes of an app whose nibs ask for something that is not here.
@_spi(ForasteroInternal)
@MainActor
public enum NibPolicy {
    /// Whether the process ends, with a message that names file, element and what is lost. Default: false, which only tells it.
    public static var isStrict = false
}
