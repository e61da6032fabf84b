/// A change of an object, as listeners of the bus receive it.
// Facts: Event.xml of at-spi2-core 2.46.
struct BusEvent: Sendable, Equatable {
    enum Kind: String, Sendable {
        case object = "Object"
        case window = "Window"
    }

    var kind = Kind.object
    /// The signal of the interface of its kind.
    var name: String
    var detail = ""
    var first: Int32 = 0
    var second: Int32 = 0
    var value = EventValue.nothing

    var interface: String { "org.a11y.atspi.Event." + kind.rawValue }

    /// True of what readers need to keep what they remember of objects right, whatever they listen for.
    var isForMemory: Bool {
        switch name {
        case "ChildrenChanged", "StateChanged": true
        case "PropertyChange": detail == "accessible-name" || detail == "accessible-description"
        default: false
        }
    }
}
