package import Foundation

/// A view that shows a container. All calls come while the change is made; what is drawn is to be asked for later.
package protocol TextContainerViewer: AnyObject {
    /// The text was changed and all layout managers were notified, or layout was invalidated.
    ///
    /// - Parameters:
    ///   - mask: Nil where only layout or drawing changed.
    ///   - range: In the text as it is now.
    func textContainer(
        _ container: NSTextContainer, didChange mask: NSTextStorage.EditActions?, in range: NSRange, changeInLength delta: Int)
    /// The look of some characters changed, and nothing else.
    func textContainer(_ container: NSTextContainer, needsDisplayIn characters: NSRange)
}
