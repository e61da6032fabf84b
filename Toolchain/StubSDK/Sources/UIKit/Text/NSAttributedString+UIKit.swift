import QuartzCore

extension NSAttributedString.Key {
    public static let font = Self(rawValue: "NSFont"), paragraphStyle = Self(rawValue: "NSParagraphStyle")
    public static let foregroundColor = Self(rawValue: "NSColor"), backgroundColor = Self(rawValue: "NSBackgroundColor")
    public static let ligature = Self(rawValue: "NSLigature"), kern = Self(rawValue: "NSKern"), tracking = Self(rawValue: "CTTracking")
    public static let strikethroughStyle = Self(rawValue: "NSStrikethrough"), strikethroughColor = Self(rawValue: "NSStrikethroughColor")
    public static let underlineStyle = Self(rawValue: "NSUnderline"), underlineColor = Self(rawValue: "NSUnderlineColor")
    public static let strokeColor = Self(rawValue: "NSStrokeColor"), strokeWidth = Self(rawValue: "NSStrokeWidth")
    public static let shadow = Self(rawValue: "NSShadow"), textEffect = Self(rawValue: "NSTextEffect")
    public static let attachment = Self(rawValue: "NSAttachment"), link = Self(rawValue: "NSLink")
    public static let baselineOffset = Self(rawValue: "NSBaselineOffset"), obliqueness = Self(rawValue: "NSObliqueness")
    public static let expansion = Self(rawValue: "NSExpansion"), writingDirection = Self(rawValue: "NSWritingDirection")
    public static let verticalGlyphForm = Self(rawValue: "NSVerticalGlyphForm")
}

public struct NSUnderlineStyle: OptionSet, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let single = Self(rawValue: 1), thick = Self(rawValue: 2), double = Self(rawValue: 9)
    public static let patternDot = Self(rawValue: 0x100), patternDash = Self(rawValue: 0x200), byWord = Self(rawValue: 0x8000)
}

public struct NSStringDrawingOptions: OptionSet, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let usesLineFragmentOrigin = Self(rawValue: 1), usesFontLeading = Self(rawValue: 2)
    public static let usesDeviceMetrics = Self(rawValue: 8), truncatesLastVisibleLine = Self(rawValue: 32)
}

open class NSStringDrawingContext: UIObject {
    open var minimumScaleFactor: CGFloat = 0
    open var actualScaleFactor: CGFloat { 1 }
    open var totalBounds: CGRect { .zero }
}

open class NSShadow: UIObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    open var shadowOffset: CGSize {
        get { values.0 }
        set { values.0 = newValue }
    }
    open var shadowBlurRadius: CGFloat {
        get { values.1 }
        set { values.1 = newValue }
    }
    open var shadowColor: Any? {
        get { values.2 }
        set { values.2 = newValue as? UIColor }
    }
    private var values: (CGSize, CGFloat, UIColor?) = (.zero, 0, UIColor(white: 0, alpha: 1 / 3))
    public override init() {}
    public required init?(coder: NSCoder) {}
    public func encode(with coder: NSCoder) {}
    public class var supportsSecureCoding: Bool { true }
    public func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return values.0 == other.values.0 && values.1 == other.values.1 && values.2 == other.values.2
    }
    open override var hash: Int { values.1.hashValue }
}

open class NSTextAttachment: UIObject, @unchecked Sendable {
    public init(data contentData: Data?, ofType uti: String?) {}
    public override convenience init() { self.init(data: nil, ofType: nil) }
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }
    open var image: UIImage? {
        get { values.0 }
        set { values.0 = newValue }
    }
    open var bounds: CGRect {
        get { values.1 }
        set { values.1 = newValue }
    }
    private var values: (UIImage?, CGRect) = (nil, .zero)
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect { bounds }
}

/// A rough guess: half the point size per character, on one line.
private func roughSize(_ string: String, _ font: Any?) -> CGSize {
    let size = (font as? UIFont)?.pointSize ?? 12
    return CGSize(width: CGFloat(string.count) * size / 2, height: size * 1.2)
}

extension NSString {
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        roughSize(String(describing: self), attrs?[.font])
    }
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect { CGRect(origin: .zero, size: self.size(withAttributes: attributes)) }
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {}
}

extension String {
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize { roughSize(self, attrs?[.font]) }
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect { CGRect(origin: .zero, size: self.size(withAttributes: attributes)) }
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {}
}

extension NSAttributedString {
    public convenience init(attachment: NSTextAttachment) { self.init(string: "\u{FFFC}", attributes: [.attachment: attachment]) }
    public func size() -> CGSize { length == 0 ? .zero : roughSize(string, attribute(.font, at: 0, effectiveRange: nil)) }
    public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) -> CGRect {
        CGRect(origin: .zero, size: self.size())
    }
    public func draw(at point: CGPoint) {}
    public func draw(in rect: CGRect) {}
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {}
}
