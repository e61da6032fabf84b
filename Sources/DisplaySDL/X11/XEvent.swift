/// What the X server tells of selections, properties and drags.
enum XEvent {
    /// Somebody wants what this program has selected.
    case selectionRequest(SelectionRequest)
    /// An answer to a request of ours; without a property it is a refusal.
    case selectionNotify(selection: UInt32, target: UInt32, property: UInt32)
    /// Another program has selected something.
    case selectionClear(selection: UInt32)
    /// A program has selected something, this one or another.
    case selectionOwner(selection: UInt32)
    case property(window: UInt32, name: UInt32, isDeleted: Bool, time: UInt32)
    /// A message of another program to a window, of five numbers.
    case message(window: UInt32, type: UInt32, [UInt32])
    /// A request that was sent before has failed, for a window that has gone for instance.
    case failure(resource: UInt32)

    struct SelectionRequest {
        var requestor: UInt32
        var selection: UInt32
        var target: UInt32
        var property: UInt32
        var time: UInt32
    }
}
