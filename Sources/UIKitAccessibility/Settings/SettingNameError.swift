/// A launch option names a setting that there is not.
struct SettingNameError: Error, CustomStringConvertible {
    let option: String
    let name: String
    let known: [String]

    var description: String { "\(option) \(name): must be of \(known.joined(separator: ", "))" }
}
