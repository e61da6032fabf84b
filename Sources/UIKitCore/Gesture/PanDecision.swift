/// What becomes of a pan after some movement.
enum PanDecision {
    case wait
    case begin
    case fail
}
