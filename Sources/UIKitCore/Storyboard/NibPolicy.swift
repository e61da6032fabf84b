/// The fate of an app whose nibs ask for an object that is not here.
@_spi(ForasteroInternal)
@MainActor
public enum NibPolicy {
    /// True if the process ends, with a message that names file, element and what is lost. Default: false, which only prints the message.
    public static var isStrict = false
}
