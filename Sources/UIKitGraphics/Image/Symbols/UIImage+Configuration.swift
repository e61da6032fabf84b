import Foundation

extension UIImage {
    /// The configuration of an image. Immutable and equal by value.
    // apple: https://developer.apple.com/documentation/uikit/uiimage/configuration
    open class Configuration: UIObject, NSCopying, @unchecked Sendable {
        /// The traits that are asked for; nil leaves them open.
        public let traitCollection: UITraitCollection?

        init(traitCollection: UITraitCollection?) {
            self.traitCollection = traitCollection
            super.init()
        }

        /// A configuration that asks for traits only.
        public convenience init(traitCollection: UITraitCollection) { self.init(traitCollection: Optional(traitCollection)) }

        /// This configuration with other traits.
        open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            unsafeDowncast(copy(traitCollection: traitCollection), to: Self.self)
        }

        /// This configuration with what another one specifies.
        open func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
            guard let traits = otherConfiguration?.traitCollection else { return self }
            return withTraitCollection(traits)
        }

        func copy(traitCollection: UITraitCollection?) -> Configuration { Configuration(traitCollection: traitCollection) }

        public func copy(with zone: NSZone? = nil) -> Any { self }

        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? Configuration else { return false }
            return traitCollection == other.traitCollection
        }

        open override var hash: Int { traitCollection?.hash ?? 0 }
    }
}
