/// The step of an operator after a value.
enum Step<Output, Failure: Error> {
    /// It goes on as this.
    case pass(Output)
    /// It is dropped.
    case skip
    /// It, if it is there, is the last one.
    case last(Output?)
    /// It cannot be dealt with.
    case fail(Failure)
}
