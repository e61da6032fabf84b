public import Foundation

/// How wide text gets at most, so that the eye finds the next line.
@_spi(ForasteroInternal)
public enum ReadableContent {
    /// Wider views, in points, have their text within ``greatestWidth``.
    private static let widestUnlimited: CGFloat = 1008
    private static let greatestWidth: CGFloat = 920

    /// The part of a view, in its coordinates, that text fills: what the margins leave, and of that the middle if it is too wide.
    // observed: views from 320 to 2000 points wide with margins from 0 to 600
    public static func rect(of bounds: CGRect, insideMargins content: CGRect) -> CGRect {
        guard bounds.width > widestUnlimited, content.width > greatestWidth else { return content }
        return CGRect(x: bounds.midX - greatestWidth / 2, y: content.minY, width: greatestWidth, height: content.height)
    }
}
