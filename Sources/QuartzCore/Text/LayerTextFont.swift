@_spi(ForasteroInternal) import CoreGraphics
internal import TextEngine

/// The font of a layer's plain text, in no particular size.
struct LayerTextFont: Equatable {
    /// The object that the application has set.
    let object: AnyObject?

    init(_ object: AnyObject?) {
        self.object = object
    }

    // The name is never changed.
    nonisolated(unsafe) static let standard = LayerTextFont("Helvetica" as AnyObject)

    func font(ofSize size: CGFloat) -> TextFont {
        var description = FontDescription(size: size)
        if let font = (object as? any TextAttributeValue)?.textAttributeValue as? TextFont {
            description = font.description
        } else if let name = (object as? CGFont)?.postScriptName as String? ?? object.flatMap({ $0 as Any as? String }) {
            description.family = .named(name)
        }
        description.size = size
        return FontLibrary.shared.font(description)
    }

    static func == (a: LayerTextFont, b: LayerTextFont) -> Bool {
        if a.object === b.object { return true }
        guard let first = a.object as? NSObject, let second = b.object as? NSObject else { return false }
        return first.isEqual(second)
    }
}
