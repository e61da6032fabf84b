/// Who answers what pages ask about the application; all is called on the main thread.
public struct PageInspector {
    /// A page asks for the first time.
    var welcome: @MainActor (Int) -> Void
    /// A page that has asked is gone.
    var forget: @MainActor (Int) -> Void
    /// The answer to a question, both in JSON. Any question may come.
    var answer: @MainActor (String) -> String

    /// The three functions are kept as long as pages can ask.
    public init(
        welcome: @escaping @MainActor (Int) -> Void, forget: @escaping @MainActor (Int) -> Void,
        answer: @escaping @MainActor (String) -> String
    ) {
        self.welcome = welcome
        self.forget = forget
        self.answer = answer
    }
}
