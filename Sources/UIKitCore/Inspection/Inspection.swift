/// Where an inspector listens; of views it does in an extension. Everything is nil while there is none, and costs nothing more than to see
/// that.
@_spi(ForasteroInternal)
public enum Inspection {
    /// Counts the objects that come and go. Set on the main thread; objects may go on any.
    nonisolated(unsafe) public static var census: ObjectCensus?
}
