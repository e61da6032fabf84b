/// A text that is broken into lines and knows where they end.
@MainActor
package protocol TextLineEnds: UITextInput {
    /// The end of the line that a position is in, before what ends the paragraph; the position itself where it is there already.
    func lineEnd(from position: UITextPosition, isForward: Bool) -> UITextPosition?
}
