/// A transformer, or none, that is equal to its copies only.
package struct ComparedTransformer: Hashable, Sendable {
    package var transformer: UIConfigurationColorTransformer?

    package init() {}

    package static func == (left: ComparedTransformer, right: ComparedTransformer) -> Bool {
        left.transformer?.identity === right.transformer?.identity
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(transformer.map { ObjectIdentifier($0.identity) }) }
}
