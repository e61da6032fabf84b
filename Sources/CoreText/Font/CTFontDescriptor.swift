@_spi(ForasteroInternal) internal import CoreGraphics
import Foundation
internal import TextEngine

/// Says which font is wanted, by attributes. Immutable; ``CTFontCreateWithFontDescriptor(_:_:_:)`` finds the font.
// apple: https://developer.apple.com/documentation/coretext/ctfontdescriptor-q6r
public final class CTFontDescriptor: @unchecked Sendable {
    let attributes: [String: Any]

    init(_ attributes: [String: Any]) {
        self.attributes = attributes
    }

    convenience init(_ attributes: CFDictionary) {
        var named: [String: Any] = [:]
        for (key, value) in attributes { named["\(key)"] = value }
        self.init(named)
    }

    /// What leads back to a description.
    convenience init(_ description: FontDescription) {
        self.init(DescriptorContent.attributes(of: description))
    }

    func merging(_ more: [String: Any]) -> CTFontDescriptor { CTFontDescriptor(attributes.merging(more) { $1 }) }

    var content: DescriptorContent { DescriptorContent(attributes) }

    /// The font that would be found.
    var font: CTFont { CTFont(FontLibrary.shared.font(content.description(size: 0))) }
}

extension CTFontDescriptor: Hashable {
    public static func == (first: CTFontDescriptor, second: CTFontDescriptor) -> Bool {
        NSDictionary(dictionary: first.attributes).isEqual(NSDictionary(dictionary: second.attributes))
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(content.description(size: 0))
    }
}
