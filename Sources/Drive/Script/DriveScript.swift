/// A script of commands that use an app as a person would; see Documentation/Driving.md for the language.
public struct DriveScript: Equatable, Sendable {
    /// A command, with the line that it was read from.
    public struct Step: Equatable, Sendable {
        /// Counted from one.
        public var line: Int
        /// Carried out to its end before the next step begins.
        public var command: DriveCommand

        /// A step that was read from a script, or made for one.
        public init(line: Int, command: DriveCommand) {
            self.line = line
            self.command = command
        }
    }

    /// The name for messages; `-` for standard input.
    public var file: String
    /// In the order of the lines. Empty lines and comments have none.
    public var steps: [Step]

    /// Reads a whole script, so that a mistake in its last line is reported before its first command runs.
    public init(parsing text: String, file: String) throws(DriveScriptError) {
        self.file = file
        steps = []
        // A carriage return with its line feed is one Character, so both kinds of line end separate here.
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            if let step = try Self.step(parsing: line, number: index + 1, file: file) { steps.append(step) }
        }
    }

    /// Reads one line; nil for an empty one or a comment.
    public static func step(parsing line: some StringProtocol, number: Int, file: String) throws(DriveScriptError) -> Step? {
        do {
            var words = DriveWords(try DriveWord.words(of: String(line)))
            guard let command = try DriveCommand(parsing: &words) else { return nil }
            return Step(line: number, command: command)
        } catch {
            throw DriveScriptError(file: file, line: number, reason: error.reason)
        }
    }
}
