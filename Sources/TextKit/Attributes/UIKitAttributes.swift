import Foundation

extension AttributeScopes {
    /// The attributes of text that UIKit shows.
    // apple: https://developer.apple.com/documentation/foundation/attributescopes/uikitattributes
    public struct UIKitAttributes: AttributeScope {
        /// The font of letters.
        public let font: FontAttribute
        /// The colour of letters.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind letters.
        public let backgroundColor: BackgroundColorAttribute
        /// How paragraphs are set.
        public let paragraphStyle: ParagraphStyleAttribute
        /// Points after each character, in place of pair kerning.
        public let kern: KernAttribute
        /// Points by which the text is raised.
        public let baselineOffset: BaselineOffsetAttribute
        /// The line below the text.
        public let underlineStyle: UnderlineStyleAttribute
        /// The colour of that line.
        public let underlineColor: UnderlineColorAttribute
        /// The line through the text.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The colour of that line.
        public let strikethroughColor: StrikethroughColorAttribute
        /// The attachment in the place of a character.
        public let attachment: AttachmentAttribute
        /// Says whether letters such as "fi" are drawn as one.
        public let ligature: LigatureAttribute
        /// Points after each character, with pair kerning.
        public let tracking: TrackingAttribute
        /// How far letters lean.
        public let obliqueness: ObliquenessAttribute
        /// How much wider letters are. Kept; text is drawn without it.
        public let expansion: ExpansionAttribute
        /// The colour of outlines.
        public let strokeColor: StrokeColorAttribute
        /// How thick outlines are.
        public let strokeWidth: StrokeWidthAttribute
        /// The shadow of letters.
        public let shadow: ShadowAttribute
        /// The style in which letters are drawn, such as letterpress.
        public let textEffect: TextEffectAttribute
        /// The attributes of Foundation, such as links.
        public let foundation: FoundationAttributes
    }

    /// The attributes of text that UIKit shows.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
    /// An attribute of UIKit by its name, as in `text.font`.
    public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>) -> T { self[T.self] }
}

/// An attribute of UIKit's, which has a name in attributed strings of both kinds.
protocol UIKitAttribute: AttributedStringKey where Value: Sendable {
    /// The value as `NSAttributedString` holds it.
    static func object(of value: Value) -> Any
    /// The value of what `NSAttributedString` holds; nil if that is something else.
    static func value(of object: Any) -> Value?
}

extension UIKitAttribute {
    static func object(of value: Value) -> Any { value }
    static func value(of object: Any) -> Value? { object as? Value }
}

extension UIKitAttribute where Value == CGFloat {
    static func object(of value: Value) -> Any { NSNumber(value: Double(value)) }
    static func value(of object: Any) -> Value? { (object as? NSNumber).map { CGFloat($0.doubleValue) } ?? object as? CGFloat }
}

extension UIKitAttribute where Value == Int {
    static func object(of value: Value) -> Any { NSNumber(value: value) }
    static func value(of object: Any) -> Value? { (object as? NSNumber)?.intValue ?? object as? Int }
}

extension UIKitAttribute where Value == NSUnderlineStyle {
    static func object(of value: Value) -> Any { NSNumber(value: value.rawValue) }
    static func value(of object: Any) -> Value? { (object as? NSNumber).map { NSUnderlineStyle(rawValue: $0.intValue) } }
}

extension AttributeScopes.UIKitAttributes {
    /// The name of ``NSAttributedString/Key/font`` in text with attributes; a ``UIFont``.
    public enum FontAttribute: AttributedStringKey, UIKitAttribute {
        public typealias Value = UIFont
        public static var name: String { NSAttributedString.Key.font.rawValue }
    }
    /// That of ``NSAttributedString/Key/foregroundColor``; a ``UIColor``.
    public enum ForegroundColorAttribute: AttributedStringKey, UIKitAttribute {
        public typealias Value = UIColor
        public static var name: String { NSAttributedString.Key.foregroundColor.rawValue }
    }
    /// That of ``NSAttributedString/Key/backgroundColor``; a ``UIColor``.
    public enum BackgroundColorAttribute: AttributedStringKey, UIKitAttribute {
        public typealias Value = UIColor
        public static var name: String { NSAttributedString.Key.backgroundColor.rawValue }
    }
    /// That of ``NSAttributedString/Key/paragraphStyle``; an ``NSParagraphStyle``.
    public enum ParagraphStyleAttribute: AttributedStringKey, UIKitAttribute {
        public typealias Value = NSParagraphStyle
        public static var name: String { NSAttributedString.Key.paragraphStyle.rawValue }
    }
    /// That of ``NSAttributedString/Key/kern``; points after each character, 0 switches pair kerning off.
    public enum KernAttribute: AttributedStringKey, UIKitAttribute {
        public typealias Value = CGFloat
        public static var name: String { NSAttributedString.Key.kern.rawValue }
    }
    /// That of ``NSAttributedString/Key/baselineOffset``; points upwards.
    public enum BaselineOffsetAttribute: AttributedStringKey, UIKitAttribute {
        public typealias Value = CGFloat
        public static var name: String { NSAttributedString.Key.baselineOffset.rawValue }
    }
    /// That of ``NSAttributedString/Key/underlineStyle``.
    public enum UnderlineStyleAttribute: AttributedStringKey, UIKitAttribute {
        public typealias Value = NSUnderlineStyle
        public static var name: String { NSAttributedString.Key.underlineStyle.rawValue }
    }
    /// That of ``NSAttributedString/Key/underlineColor``; a ``UIColor``.
    public enum UnderlineColorAttribute: AttributedStringKey, UIKitAttribute {
        public typealias Value = UIColor
        public static var name: String { NSAttributedString.Key.underlineColor.rawValue }
    }
    /// That of ``NSAttributedString/Key/strikethroughStyle``.
    public enum StrikethroughStyleAttribute: AttributedStringKey, UIKitAttribute {
        public typealias Value = NSUnderlineStyle
        public static var name: String { NSAttributedString.Key.strikethroughStyle.rawValue }
    }
    /// That of ``NSAttributedString/Key/strikethroughColor``; a ``UIColor``.
    public enum StrikethroughColorAttribute: AttributedStringKey, UIKitAttribute {
        public typealias Value = UIColor
        public static var name: String { NSAttributedString.Key.strikethroughColor.rawValue }
    }

    /// That of ``NSAttributedString/Key/attachment``, at the character U+FFFC.
    public enum AttachmentAttribute: AttributedStringKey, UIKitAttribute {
        public typealias Value = TextAttachmentBase
        public static var name: String { NSAttributedString.Key.attachment.rawValue }
    }
    /// That of ``NSAttributedString/Key/ligature``; 0 draws letters such as "fi" apart.
    public enum LigatureAttribute: AttributedStringKey, UIKitAttribute {
        public typealias Value = Int
        public static var name: String { NSAttributedString.Key.ligature.rawValue }
    }
    /// That of ``NSAttributedString/Key/tracking``; points after each character.
    public enum TrackingAttribute: AttributedStringKey, UIKitAttribute {
        public typealias Value = CGFloat
        public static var name: String { NSAttributedString.Key.tracking.rawValue }
    }
    /// That of ``NSAttributedString/Key/obliqueness``; how far letters lean per unit of height.
    public enum ObliquenessAttribute: AttributedStringKey, UIKitAttribute {
        public typealias Value = CGFloat
        public static var name: String { NSAttributedString.Key.obliqueness.rawValue }
    }
    /// That of ``NSAttributedString/Key/expansion``; the logarithm of how much wider letters are.
    public enum ExpansionAttribute: AttributedStringKey, UIKitAttribute {
        public typealias Value = CGFloat
        public static var name: String { NSAttributedString.Key.expansion.rawValue }
    }
    /// That of ``NSAttributedString/Key/strokeColor``; a ``UIColor``.
    public enum StrokeColorAttribute: AttributedStringKey, UIKitAttribute {
        public typealias Value = UIColor
        public static var name: String { NSAttributedString.Key.strokeColor.rawValue }
    }
    /// That of ``NSAttributedString/Key/strokeWidth``; per cent of the font's size, negative fills too.
    public enum StrokeWidthAttribute: AttributedStringKey, UIKitAttribute {
        public typealias Value = CGFloat
        public static var name: String { NSAttributedString.Key.strokeWidth.rawValue }
    }
    /// That of ``NSAttributedString/Key/shadow``; an ``NSShadow``.
    public enum ShadowAttribute: AttributedStringKey, UIKitAttribute {
        public typealias Value = NSShadow
        public static var name: String { NSAttributedString.Key.shadow.rawValue }
    }
    /// The style in which letters are drawn; see ``NSAttributedString/TextEffectStyle``.
    public enum TextEffectAttribute: AttributedStringKey, UIKitAttribute {
        public typealias Value = NSAttributedString.TextEffectStyle
        public static var name: String { NSAttributedString.Key.textEffect.rawValue }
        static func object(of value: Value) -> Any { value.rawValue }
        static func value(of object: Any) -> Value? { object as? Value ?? (object as? String).map(Value.init(rawValue:)) }
    }

    static let all: [any UIKitAttribute.Type] =
        [
            FontAttribute.self, ForegroundColorAttribute.self, BackgroundColorAttribute.self, ParagraphStyleAttribute.self,
            KernAttribute.self, BaselineOffsetAttribute.self, UnderlineStyleAttribute.self, UnderlineColorAttribute.self,
            StrikethroughStyleAttribute.self, StrikethroughColorAttribute.self,
            AttachmentAttribute.self, LigatureAttribute.self, TrackingAttribute.self, ObliquenessAttribute.self, ExpansionAttribute.self,
            StrokeColorAttribute.self, StrokeWidthAttribute.self, ShadowAttribute.self, TextEffectAttribute.self,
        ] + AttributeScopes.FoundationAttributes.ofMarkdown
}
