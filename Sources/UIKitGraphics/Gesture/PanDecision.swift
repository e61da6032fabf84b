/// The decision about a pan after some movement.
package enum PanDecision {
    case wait
    case begin
    case fail
}
