/// Options of the command line that must be known before the app's first line runs.
enum CommandLineOption {
    /// The value of `--name value` or `--name=value`; nil if the option was not given.
    static func value(of name: String, in arguments: [String]) -> String? {
        for (index, argument) in arguments.enumerated().dropFirst() {
            if argument.hasPrefix(name + "=") { return String(argument.dropFirst(name.count + 1)) }
            if argument == name, index + 1 < arguments.count { return arguments[index + 1] }
        }
        return nil
    }
}
