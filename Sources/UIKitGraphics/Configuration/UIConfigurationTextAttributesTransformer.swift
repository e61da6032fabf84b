import Foundation

/// Makes other text attributes of those that a configuration would show.
// apple: https://developer.apple.com/documentation/uikit/uiconfigurationtextattributestransformer-swift.struct
public struct UIConfigurationTextAttributesTransformer: Sendable {
    /// From the attributes that would be shown to those that are.
    public let transform: @Sendable (AttributeContainer) -> AttributeContainer

    /// A transformer that calls a closure.
    @preconcurrency
    public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) { self.transform = transform }

    /// The attributes that become of others.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
