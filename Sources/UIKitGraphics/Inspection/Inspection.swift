/// Where an inspector listens; of views it does in an extension. Everything is nil while there is none, and costs nothing more than to see
/// that.
package enum Inspection {
    /// Counts the objects that come and go. Set on the main thread; objects may go on any.
    nonisolated(unsafe) package static var census: ObjectCensus?
}
