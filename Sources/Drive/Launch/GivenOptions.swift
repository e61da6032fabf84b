/// The options of ours among the arguments of an app, still as text. `--name value` and `--name=value` mean the same.
struct GivenOptions {
    var values: [String: String] = [:]
    var flags: Set<String> = []

    static let optionsWithValue: Set<String> = [
        "--display", "--screen", "--style", "--keyboard", "--drive", "--defaults", "--container", "--host", "--port", "--monkey",
        "--monkey-seed", "--monkey-script", "--monkey-record", "--open-url", "--shortcut", "--accessibility", "--text-size",
    ]
    static let optionsWithoutValue: Set<String> = ["--virtual-time", "--check-invariants", "--strict-nibs", "--monkey-no-shrink"]

    init(arguments: [String]) throws(LaunchOptionError) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            if Self.optionsWithoutValue.contains(argument) {
                flags.insert(argument)
            } else if Self.optionsWithValue.contains(parts[0]) {
                guard let value = parts.count == 2 ? parts[1] : rest.popFirst(), !value.isEmpty else {
                    throw LaunchOptionError("\(parts[0]) needs a value")
                }
                values[parts[0]] = value
            }
        }
    }
}
