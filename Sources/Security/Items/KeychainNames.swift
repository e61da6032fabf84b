/// Names of attributes, which items keep as Swift's strings.
enum KeychainNames {
    static func set(_ names: CFString...) -> Set<String> { Set(names.map { $0 as String }) }
}

extension Dictionary where Key == String {
    /// The value under a constant of this framework.
    subscript(name: CFString) -> Value? {
        get { self[name as String] }
        set { self[name as String] = newValue }
    }
}
