import Synchronization

extension UIAction {
    /// A name that distinguishes actions.
    // apple: https://developer.apple.com/documentation/uikit/uiaction/identifier-swift.struct
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A name of the app's choice, by which it finds the action again.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        private static let lastNumber = Atomic<Int>(0)

        /// A name that nobody else has. Numbered, so that each run of a program makes the same ones.
        static func unique() -> Identifier {
            Identifier("UIAction.\(lastNumber.add(1, ordering: .relaxed).newValue)")
        }
    }
}
