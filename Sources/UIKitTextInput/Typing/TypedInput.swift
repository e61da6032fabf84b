/// Says whether what comes to a text through ``UIKeyInput`` is what a person types, rather than what a program says.
///
/// Both come through the same methods, which apps override; but only of the one a delegate is asked.
@MainActor
package enum TypedInput {
    /// True if a key, an input method or a keyboard on the screen is at work.
    package private(set) static var isArriving = false

    /// Hands over what a person types.
    package static func deliver(_ body: () -> Void) {
        let former = isArriving
        isArriving = true
        body()
        isArriving = former
    }
}
