internal import TextEngine
import Foundation

/// A text that is in one line, whatever its characters, and tells where they are.
///
/// Places across are counted from the left edge of the room that the text is aligned in, in points; positions in UTF-16 units.
@MainActor
package final class SingleLineText {
    private let layout: TextLayout

    /// The treatment of text that is too long.
    package enum Fitting: Equatable, Sendable {
        /// Nothing: the line is as long as the text.
        case whole
        /// Its end is cut off.
        case truncated(width: CGFloat)
        /// It is set smaller, down to a part of its own size, and cut off then.
        case shrunk(width: CGFloat, minimumScale: CGFloat)
    }

    /// - Parameter attributes: of all of the text.
    package init(
        _ string: String, attributes: [NSAttributedString.Key: Any], font: UIFont, alignment: NSTextAlignment, fitting: Fitting = .whole,
        traits: UITraitCollection
    ) {
        let defaults = TextDefaults(font: font, alignment: alignment, traits: traits)
        layout = Self.layout(StyledText(Self.oneLine(string), attributes: attributes, defaults: defaults), fitting)
    }

    package init(
        _ text: NSAttributedString, font: UIFont, alignment: NSTextAlignment, fitting: Fitting = .whole, traits: UITraitCollection
    ) {
        let line = NSMutableAttributedString(attributedString: text)
        let flat = Self.oneLine(text.string)
        if flat != text.string { line.replaceEnds(with: flat) }
        let defaults = TextDefaults(font: font, alignment: alignment, traits: traits)
        layout = Self.layout(StyledText(line, defaults: defaults), fitting)
    }

    /// Spaces in place of what ends lines, so that positions stay what they are.
    private static func oneLine(_ string: String) -> String {
        guard string.unicodeScalars.contains(where: \.endsLine) else { return string }
        var line = String.UnicodeScalarView()
        for scalar in string.unicodeScalars { line.append(scalar.endsLine ? " " : scalar) }
        return String(line)
    }

    private static func layout(_ text: StyledText, _ fitting: Fitting) -> TextLayout {
        switch fitting {
        case .whole: return TextLayout(text, in: TextContainer(maximumLines: 1, lineBreakMode: .byClipping))
        case .truncated(let width): return TextLayout(text, in: Self.container(width))
        case .shrunk(let width, let scale):
            let natural = TextLayout(text, in: container(width))
            guard !natural.fits(container(width)), width > 0 else { return natural }
            return text.shrunk(into: container(width), minimum: scale, precision: 1.0 / 64).layout
        }
    }

    private static func container(_ width: CGFloat) -> TextContainer {
        TextContainer(width: width, maximumLines: 1, lineBreakMode: .byTruncatingTail)
    }

    // MARK: Measuring

    /// How much room the text takes; not rounded. Without characters it is as high as its font.
    package var size: CGSize { layout.size }

    /// Where a caret before the character at a position stands.
    package func caretX(at position: Int, width: CGFloat) -> CGFloat { layout.caretRect(at: position, width: width).minX }

    /// The position between two characters that is nearest to a position.
    package func position(nearest x: CGFloat, width: CGFloat) -> Int {
        layout.position(nearest: CGPoint(x: x, y: layout.size.height / 2), width: width)
    }

    /// The character at a position; nil beside the text.
    package func characterIndex(at x: CGFloat, width: CGFloat) -> Int? {
        layout.characterIndex(at: CGPoint(x: x, y: layout.size.height / 2), width: width)
    }

    /// The spans of a stretch, one for each direction of writing, from left to right.
    package func spans(of range: Range<Int>, width: CGFloat) -> [(left: CGFloat, right: CGFloat)] {
        layout.selectionRects(for: range, width: width).map { ($0.minX, $0.maxX) }
    }

    /// True if the text is read from right to left.
    package var isRightToLeft: Bool { layout.lines.first?.isRightToLeft ?? false }

    // MARK: Drawing

    /// Draws the line into the current context, with its upper left corner at a point.
    /// - Parameter color: where the text has none of its own.
    package func draw(at origin: CGPoint, width: CGFloat, color: UIColor, traits: UITraitCollection) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        layout.draw(in: context, at: origin, width: width, color: color.resolvedCGColor(with: traits))
    }
}

extension Unicode.Scalar {
    fileprivate var endsLine: Bool {
        switch value {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }
}

extension NSMutableAttributedString {
    /// Puts characters in the place of others, of which there are as many, without touching any attribute.
    fileprivate func replaceEnds(with flat: String) {
        let (old, new) = (Array(string.utf16), Array(flat.utf16))
        for position in old.indices where old[position] != new[position] {
            replaceCharacters(in: NSRange(location: position, length: 1), with: " ")
        }
    }
}
