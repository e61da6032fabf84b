/// The values of an event beside its name.
enum EventValue: Sendable, Equatable {
    case nothing
    case text(String)
    case number(Double)
    case child(Int)
    case frame(AccessibleNode.Frame)

    /// - Parameter name: how the application is called on the bus.
    func busValue(_ name: String) -> BusValue {
        switch self {
        case .nothing: .int32(0)
        case .text(let text): .string(text)
        case .number(let number): .double(number)
        case .child(let id): .tuple([.string(name), .path(BusPath.path(of: id))])
        case .frame(let frame): .tuple([frame.x, frame.y, frame.width, frame.height].map { .int32($0) })
        }
    }
}
