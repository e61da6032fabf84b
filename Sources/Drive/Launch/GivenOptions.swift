/// The options of ours among the arguments of an app, still as text. `--name value` and `--name=value` mean the same.
struct GivenOptions {
    var values: [String: String] = [:]
    var flags: Set<String> = []
    /// What stands after `--open`, to the end: addresses and files that the app is to open.
    var opened: [String] = []
    /// Arguments that are neither an option nor may be the value of one.
    var bare: [String] = []

    static let optionsWithValue: Set<String> = [
        "--display", "--screen", "--style", "--keyboard", "--drive", "--defaults", "--container", "--host", "--port", "--monkey",
        "--monkey-seed", "--monkey-script", "--monkey-record", "--open-url", "--shortcut", "--accessibility", "--text-size", "--device",
        "--bus-name", "--status-bar",
    ]
    static let optionsWithoutValue: Set<String> = [
        "--virtual-time", "--check-invariants", "--strict-nibs", "--monkey-no-shrink", "--started-by-bus", "--own-instance",
    ]

    init(arguments: [String]) throws(LaunchOptionError) {
        var rest = arguments[...]
        var mayBeValue = false
        while let argument = rest.popFirst() {
            guard argument != "--open" else {
                opened = Array(rest)
                return
            }
            defer { mayBeValue = argument.hasPrefix("-") && !flags.contains(argument) && !argument.contains("=") }
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            if Self.optionsWithoutValue.contains(argument) {
                flags.insert(argument)
            } else if Self.optionsWithValue.contains(parts[0]) {
                guard let value = parts.count == 2 ? parts[1] : rest.popFirst(), !value.isEmpty else {
                    throw LaunchOptionError("\(parts[0]) needs a value")
                }
                values[parts[0]] = value
            } else if !argument.hasPrefix("-"), !mayBeValue {
                bare.append(argument)
            }
        }
    }
}
