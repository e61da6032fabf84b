/// A change of an object, as listeners of the bus receive it.
// Facts: Event.xml of at-spi2-core 2.46.
struct BusEvent: Sendable, Equatable {
    /// The signal of `org.a11y.atspi.Event.Object`.
    var name: String
    var detail = ""
    var first: Int32 = 0
    var second: Int32 = 0
    var value = EventValue.nothing
}
