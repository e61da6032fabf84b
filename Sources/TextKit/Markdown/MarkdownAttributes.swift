import Foundation

extension NSAttributedString.Key {
    /// A number: the raw value of an ``InlinePresentationIntent``. Letters are shown by it, on top of their ``font``.
    public static let inlinePresentationIntent = NSAttributedString.Key(rawValue: "NSInlinePresentationIntent")
    /// A ``PresentationIntent``. Kept; nothing is drawn by it.
    public static let presentationIntentAttributeName = NSAttributedString.Key(rawValue: "NSPresentationIntent")
    /// The URL of a picture whose description the text is. Kept; the picture is not loaded.
    public static let imageURL = NSAttributedString.Key(rawValue: "NSImageURL")
}

extension AttributeScopes {
    /// Attributes that Markdown gives text. On Apple's systems they belong to Foundation's own scope.
    public struct MarkdownAttributes: AttributeScope {
        /// The intent of a stretch within its paragraph, such as emphasized.
        public let inlinePresentationIntent: FoundationAttributes.InlinePresentationIntentAttribute
        /// Which blocks it lies in.
        public let presentationIntent: FoundationAttributes.PresentationIntentAttribute
    }
}

extension AttributeDynamicLookup {
    /// An attribute of Markdown by its name, as in `text.inlinePresentationIntent`.
    public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.MarkdownAttributes, T>) -> T { self[T.self] }
}

extension AttributeScopes.FoundationAttributes {
    /// That of ``NSAttributedString/Key/inlinePresentationIntent``.
    public enum InlinePresentationIntentAttribute: CodableAttributedStringKey, UIKitAttribute {
        public typealias Value = InlinePresentationIntent
        public static var name: String { NSAttributedString.Key.inlinePresentationIntent.rawValue }
        static func object(of value: Value) -> Any { NSNumber(value: value.rawValue) }
        static func value(of object: Any) -> Value? { (object as? NSNumber).map { Value(rawValue: $0.uintValue) } ?? object as? Value }
    }

    /// That of ``NSAttributedString/Key/presentationIntentAttributeName``.
    public enum PresentationIntentAttribute: CodableAttributedStringKey, UIKitAttribute {
        public typealias Value = PresentationIntent
        public static var name: String { NSAttributedString.Key.presentationIntentAttributeName.rawValue }
    }

    static let ofMarkdown: [any UIKitAttribute.Type] = [
        InlinePresentationIntentAttribute.self, PresentationIntentAttribute.self, ImageURLAttribute.self,
    ]
}

extension AttributeScopes.FoundationAttributes.ImageURLAttribute: UIKitAttribute {}
