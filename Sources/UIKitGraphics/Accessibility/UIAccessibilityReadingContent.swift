public import Foundation

/// Text in lines that a screen reader can read line by line. Nobody here asks for it; the screen reader of the desktop reads the value of an
/// element.
// apple: https://developer.apple.com/documentation/uikit/uiaccessibilityreadingcontent
@preconcurrency @MainActor @objc public protocol UIAccessibilityReadingContent {
    /// The number of the line at a point, from 0; `NSNotFound` where there is none.
    @objc(accessibilityLineNumberForPoint:)
    func accessibilityLineNumber(for point: CGPoint) -> Int
    /// The text of a line; nil for a line that there is not.
    @objc(accessibilityContentForLineNumber:)
    func accessibilityContent(forLineNumber lineNumber: Int) -> String?
    /// The area of a line on the screen.
    @objc(accessibilityFrameForLineNumber:)
    func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect
    /// All that is shown.
    @objc func accessibilityPageContent() -> String?
    /// The text of a line with its attributes.
    @objc(accessibilityAttributedContentForLineNumber:)
    optional func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString?
    /// All that is shown, with its attributes.
    @objc optional func accessibilityAttributedPageContent() -> NSAttributedString?
}
