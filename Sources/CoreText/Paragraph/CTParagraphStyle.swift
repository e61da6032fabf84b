@_spi(ForasteroInternal) public import CoreGraphics
import Foundation
internal import TextEngine

/// Where the lines of a paragraph stand and where they end. Immutable.
// apple: https://developer.apple.com/documentation/coretext/ctparagraphstyle-nqq
public final class CTParagraphStyle: @unchecked Sendable {
    let style: ParagraphStyle
    /// The tabs as they were given, for reading.
    let tabs: NSArray

    init(_ style: ParagraphStyle, tabs: [CTTextTab]) {
        self.style = style
        self.tabs = NSArray(array: tabs)
    }
}

@_spi(ForasteroInternal) extension CTParagraphStyle: TextAttributeValue {
    @_spi(ForasteroInternal) public var textAttributeValue: Any { style }
}

/// A position in a line that a tab character leads to.
// apple: https://developer.apple.com/documentation/coretext/cttexttab
public final class CTTextTab: Sendable {
    let alignment: CTTextAlignment
    let location: Double

    init(_ alignment: CTTextAlignment, _ location: Double) {
        self.alignment = alignment
        self.location = location
    }

    var tab: TextTab { TextTab(location: CGFloat(location), alignment: alignment.alignment) }
}

/// A position that a tab character leads to, from the edge in points.
///
/// - Parameter options: No influence.
public func CTTextTabCreate(_ alignment: CTTextAlignment, _ location: Double, _ options: CFDictionary?) -> CTTextTab {
    CTTextTab(alignment, location)
}

/// Which part of the text up to the next tab is there.
public func CTTextTabGetAlignment(_ tab: CTTextTab) -> CTTextAlignment { tab.alignment }
/// How far it is from the edge, in points.
public func CTTextTabGetLocation(_ tab: CTTextTab) -> Double { tab.location }
