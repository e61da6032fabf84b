/// A version of the Swift compiler, such as 6.3.1.
struct CompilerVersion: Equatable, Sendable, CustomStringConvertible {
    let components: [Int]

    /// The version that this driver and its SwiftSyntax belong to: the translator reads the language of that version.
    static var ofTranslator: CompilerVersion {
        #if compiler(>=6.5)
            CompilerVersion(components: [6, 5])
        #elseif compiler(>=6.4)
            CompilerVersion(components: [6, 4])
        #else
            CompilerVersion(components: [6, 3])
        #endif
    }

    init(components: [Int]) {
        self.components = components
    }

    /// Reads what `swiftc -version` prints; nil if no version is named there.
    init?(output: String) {
        guard let range = output.range(of: "Swift version ") else { return nil }
        let number = output[range.upperBound...].prefix { $0.isNumber || $0 == "." }
        let components = number.split(separator: ".").compactMap { Int($0) }
        guard components.count >= 2 else { return nil }
        self.components = components
    }

    /// Returns true if both name the same language: the first two numbers count.
    func isSameRelease(as other: CompilerVersion) -> Bool {
        components.prefix(2) == other.components.prefix(2)
    }

    var description: String { components.map(String.init).joined(separator: ".") }
}
