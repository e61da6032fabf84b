/// Which object of a window gets keys and actions first.
struct FirstResponderState {
    weak var responder: UIResponder?
}
