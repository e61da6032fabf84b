import Foundation
public import UIKitCore

extension NSTextLayoutFragment {
    /// Who makes the views of the attachments in the text, in their order; made when they are asked for first. Nobody shows the views.
    @preconcurrency @MainActor
    public var textAttachmentViewProviders: [NSTextAttachmentViewProvider] {
        guard let manager = textLayoutManager, let paragraph = textElement as? NSTextParagraph else { return [] }
        let text = paragraph.attributedString
        let parent = manager.textContainer?.viewer as? UIView
        var found: [NSTextAttachmentViewProvider] = []
        text.enumerateAttribute(.attachment, in: NSRange(location: 0, length: text.length), options: []) { value, range, _ in
            guard let attachment = value as? NSTextAttachment, attachment.allowsTextAttachmentView,
                let location = manager.location(rangeInElement.location, offsetBy: range.location)
            else { return }
            let known = attachmentProviders[range.location] as? NSTextAttachmentViewProvider
            let provider = known ?? attachment.viewProvider(for: parent, location: location, textContainer: manager.textContainer)
            attachmentProviders[range.location] = provider
            provider.map { found.append($0) }
        }
        return found
    }
}
