import Foundation

extension AttributeScopes {
    /// The attributes of text that UIKit shows.
    // apple: https://developer.apple.com/documentation/foundation/attributescopes/uikitattributes
    public struct UIKitAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let paragraphStyle: ParagraphStyleAttribute
        public let kern: KernAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let underlineColor: UnderlineColorAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let strikethroughColor: StrikethroughColorAttribute
        public let attachment: AttachmentAttribute
        public let ligature: LigatureAttribute
        public let tracking: TrackingAttribute
        public let obliqueness: ObliquenessAttribute
        public let expansion: ExpansionAttribute
        public let strokeColor: StrokeColorAttribute
        public let strokeWidth: StrokeWidthAttribute
        public let shadow: ShadowAttribute
        public let textEffect: TextEffectAttribute
        public let foundation: FoundationAttributes
    }

    /// The attributes of text that UIKit shows.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
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
    public enum FontAttribute: AttributedStringKey, UIKitAttribute {
        public typealias Value = UIFont
        public static var name: String { NSAttributedString.Key.font.rawValue }
    }
    public enum ForegroundColorAttribute: AttributedStringKey, UIKitAttribute {
        public typealias Value = UIColor
        public static var name: String { NSAttributedString.Key.foregroundColor.rawValue }
    }
    public enum BackgroundColorAttribute: AttributedStringKey, UIKitAttribute {
        public typealias Value = UIColor
        public static var name: String { NSAttributedString.Key.backgroundColor.rawValue }
    }
    public enum ParagraphStyleAttribute: AttributedStringKey, UIKitAttribute {
        public typealias Value = NSParagraphStyle
        public static var name: String { NSAttributedString.Key.paragraphStyle.rawValue }
    }
    public enum KernAttribute: AttributedStringKey, UIKitAttribute {
        public typealias Value = CGFloat
        public static var name: String { NSAttributedString.Key.kern.rawValue }
    }
    public enum BaselineOffsetAttribute: AttributedStringKey, UIKitAttribute {
        public typealias Value = CGFloat
        public static var name: String { NSAttributedString.Key.baselineOffset.rawValue }
    }
    public enum UnderlineStyleAttribute: AttributedStringKey, UIKitAttribute {
        public typealias Value = NSUnderlineStyle
        public static var name: String { NSAttributedString.Key.underlineStyle.rawValue }
    }
    public enum UnderlineColorAttribute: AttributedStringKey, UIKitAttribute {
        public typealias Value = UIColor
        public static var name: String { NSAttributedString.Key.underlineColor.rawValue }
    }
    public enum StrikethroughStyleAttribute: AttributedStringKey, UIKitAttribute {
        public typealias Value = NSUnderlineStyle
        public static var name: String { NSAttributedString.Key.strikethroughStyle.rawValue }
    }
    public enum StrikethroughColorAttribute: AttributedStringKey, UIKitAttribute {
        public typealias Value = UIColor
        public static var name: String { NSAttributedString.Key.strikethroughColor.rawValue }
    }

    public enum AttachmentAttribute: AttributedStringKey, UIKitAttribute {
        public typealias Value = NSTextAttachment
        public static var name: String { NSAttributedString.Key.attachment.rawValue }
    }
    public enum LigatureAttribute: AttributedStringKey, UIKitAttribute {
        public typealias Value = Int
        public static var name: String { NSAttributedString.Key.ligature.rawValue }
    }
    public enum TrackingAttribute: AttributedStringKey, UIKitAttribute {
        public typealias Value = CGFloat
        public static var name: String { NSAttributedString.Key.tracking.rawValue }
    }
    public enum ObliquenessAttribute: AttributedStringKey, UIKitAttribute {
        public typealias Value = CGFloat
        public static var name: String { NSAttributedString.Key.obliqueness.rawValue }
    }
    public enum ExpansionAttribute: AttributedStringKey, UIKitAttribute {
        public typealias Value = CGFloat
        public static var name: String { NSAttributedString.Key.expansion.rawValue }
    }
    public enum StrokeColorAttribute: AttributedStringKey, UIKitAttribute {
        public typealias Value = UIColor
        public static var name: String { NSAttributedString.Key.strokeColor.rawValue }
    }
    public enum StrokeWidthAttribute: AttributedStringKey, UIKitAttribute {
        public typealias Value = CGFloat
        public static var name: String { NSAttributedString.Key.strokeWidth.rawValue }
    }
    public enum ShadowAttribute: AttributedStringKey, UIKitAttribute {
        public typealias Value = NSShadow
        public static var name: String { NSAttributedString.Key.shadow.rawValue }
    }
    public enum TextEffectAttribute: AttributedStringKey, UIKitAttribute {
        public typealias Value = NSAttributedString.TextEffectStyle
        public static var name: String { NSAttributedString.Key.textEffect.rawValue }
        static func object(of value: Value) -> Any { value.rawValue }
        static func value(of object: Any) -> Value? { object as? Value ?? (object as? String).map(Value.init(rawValue:)) }
    }

    static let all: [any UIKitAttribute.Type] = [
        FontAttribute.self, ForegroundColorAttribute.self, BackgroundColorAttribute.self, ParagraphStyleAttribute.self,
        KernAttribute.self, BaselineOffsetAttribute.self, UnderlineStyleAttribute.self, UnderlineColorAttribute.self,
        StrikethroughStyleAttribute.self, StrikethroughColorAttribute.self,
        AttachmentAttribute.self, LigatureAttribute.self, TrackingAttribute.self, ObliquenessAttribute.self, ExpansionAttribute.self,
        StrokeColorAttribute.self, StrokeWidthAttribute.self, ShadowAttribute.self, TextEffectAttribute.self,
    ]
}
