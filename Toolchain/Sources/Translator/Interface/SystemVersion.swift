/// A version of iOS, compared component by component; missing components are zero.
public struct SystemVersion: Sendable, Comparable, ExpressibleByStringLiteral, CustomStringConvertible {
    let components: [Int]

    /// Reads `18.2`; nil if a component is not a number.
    public init?(_ text: some StringProtocol) {
        var components: [Int] = []
        for part in text.split(separator: ".", omittingEmptySubsequences: false) {
            guard let number = Int(part), number >= 0 else { return nil }
            components.append(number)
        }
        guard !components.isEmpty else { return nil }
        self.components = components
    }

    public init(stringLiteral text: String) {
        guard let version = SystemVersion(text) else { preconditionFailure("\"\(text)\" is not a version; write one such as \"18.0\".") }
        self = version
    }

    public static func < (left: SystemVersion, right: SystemVersion) -> Bool {
        left.compare(right) < 0
    }

    public static func == (left: SystemVersion, right: SystemVersion) -> Bool {
        left.compare(right) == 0
    }

    public var description: String { components.map(String.init).joined(separator: ".") }

    private func compare(_ other: SystemVersion) -> Int {
        for position in 0..<max(components.count, other.components.count) {
            let mine = position < components.count ? components[position] : 0
            let theirs = position < other.components.count ? other.components[position] : 0
            if mine != theirs { return mine < theirs ? -1 : 1 }
        }
        return 0
    }
}
