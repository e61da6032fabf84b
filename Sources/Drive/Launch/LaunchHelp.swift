/// What is told about launch options on the command line, to whoever asks or has mistyped one.
public enum LaunchHelp {
    /// Returns true if the options are asked for; `arguments` are those after the program's name.
    public static func isAskedFor(in arguments: [String]) -> Bool {
        (try? GivenOptions(arguments: arguments))?.flags.contains(LaunchOption.helpName) ?? false
    }

    /// The list of options, for standard output.
    public static func text(program: String) -> String {
        let rows = LaunchOption.all.map { (call: [$0.name, $0.value].compactMap(\.self).joined(separator: " "), summary: $0.summary) }
        let width = rows.map(\.call.count).max() ?? 0
        let lines = rows.map { row in
            "  " + row.call + String(repeating: " ", count: width - row.call.count + 2) + row.summary
        }
        return """
            usage: \(program) [option…] [\(LaunchOption.openName) ADDRESS-OR-FILE…]

            \(lines.joined(separator: "\n"))

            `-key value` sets a user default for this run, such as -AppleLanguages "(de)". What is not listed here is left to the app.

            """
    }

    /// A line about an option that nobody here knows. It may be the app's own, or a slip.
    public static func note(onUnknown name: String, program: String) -> String {
        let near = LaunchOption.all.map { (name: $0.name, distance: distance(name, $0.name)) }.min { $0.distance < $1.distance }
        let guess = near.flatMap { $0.distance <= farthestSlip ? " Is \($0.name) meant?" : nil } ?? ""
        return
            "\(program): \(name) is no launch option, and is left to the app.\(guess) \(LaunchOption.helpName) lists those that there are."
    }

    /// A slip is at most so many keys.
    private static let farthestSlip = 2

    /// How many letters are put in, left out or replaced to make one name of the other.
    private static func distance(_ first: String, _ second: String) -> Int {
        let second = Array(second)
        var row = Array(0...second.count)
        for (line, letter) in first.enumerated() {
            var diagonal = row[0]
            row[0] = line + 1
            for column in second.indices {
                let replaced = diagonal + (letter == second[column] ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
            }
        }
        return row[second.count]
    }
}
