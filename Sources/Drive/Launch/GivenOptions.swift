/// The options of ours among the arguments of an app, still as text. `--name value` and `--name=value` mean the same.
struct GivenOptions {
    var values: [String: String] = [:]
    var flags: Set<String> = []
    /// What stands after `--open`, to the end: addresses and files that the app is to open.
    var opened: [String] = []
    /// Arguments that are neither an option nor may be the value of one.
    var bare: [String] = []
    /// The names of options that are none of ours, as they stand there: `--verbose` for `--verbose=3`. User defaults have one dash.
    var unknown: [String] = []

    init(arguments: [String]) throws(LaunchOptionError) {
        var rest = arguments[...]
        var mayBeValue = false
        while let argument = rest.popFirst() {
            guard argument != LaunchOption.openName else {
                opened = Array(rest)
                return
            }
            defer { mayBeValue = argument.hasPrefix("-") && !flags.contains(argument) && !argument.contains("=") }
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            if LaunchOption.namesWithoutValue.contains(argument) {
                flags.insert(argument)
            } else if LaunchOption.namesWithValue.contains(parts[0]) {
                guard let value = parts.count == 2 ? parts[1] : rest.popFirst(), !value.isEmpty else {
                    throw LaunchOptionError("\(parts[0]) needs a value")
                }
                values[parts[0]] = value
            } else if LaunchOption.namesWithoutValue.contains(parts[0]) {
                throw LaunchOptionError("\(parts[0]) takes no value")
            } else if !argument.hasPrefix("-"), !mayBeValue {
                bare.append(argument)
            } else if argument.hasPrefix("--"), argument != "--", !unknown.contains(parts[0]) {
                unknown.append(parts[0])
            }
        }
    }
}
