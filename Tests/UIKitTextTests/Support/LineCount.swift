import UIKitText

/// Counts the lines that a text view lays out.
@MainActor
final class LineCount: UIObject, NSLayoutManagerDelegate {
    private var lines = 0

    init(_ view: UITextView) {
        super.init()
        view.layoutManager.delegate = self
    }

    /// The lines that were laid out while something was done.
    func lines(_ body: () throws -> Void) rethrows -> Int {
        let before = lines
        try body()
        return lines - before
    }

    func layoutManager(
        _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
        lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
        in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
    ) -> Bool {
        lines += 1
        return false
    }
}
