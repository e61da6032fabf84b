import Foundation

/// How high a paragraph may be that nobody has laid out yet.
struct HeightGuess {
    private(set) var lineHeight: CGFloat = 14
    private var unitsPerLine: CGFloat = 80

    init() {}

    init(_ storage: NSTextStorage, width: CGFloat) {
        let font = storage.length > 0 ? storage.attributes(at: 0, effectiveRange: nil)[.font] as? UIFont : nil
        lineHeight = font?.lineHeight ?? 14
        // ad-hoc: a letter is about half as wide as its font is high
        unitsPerLine = width.isFinite ? max(width / max((font?.pointSize ?? 12) / 2, 1), 1) : .infinity
    }

    func extent(_ length: Int) -> TextExtent {
        let lines = unitsPerLine.isFinite ? max((CGFloat(length) / unitsPerLine).rounded(.up), 1) : 1
        return TextExtent(length: length, height: lines * lineHeight)
    }
}
