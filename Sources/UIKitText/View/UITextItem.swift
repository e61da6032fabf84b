public import UIKitInteractions
public import Foundation

/// A stretch of a text that can be tapped: a link, an attachment, or what has ``NSAttributedString/Key/textItemTag``.
// apple: https://developer.apple.com/documentation/uikit/uitextitem
@preconcurrency @MainActor @objcMembers open class UITextItem: UIObject {
    /// The kind of an item.
    // apple: https://developer.apple.com/documentation/uikit/uitextitem/content-swift.enum
    public enum Content {
        case link(URL)
        case textAttachment(NSTextAttachment)
        case tag(String)
    }

    /// A menu for an item, and what is seen beside it.
    // apple: https://developer.apple.com/documentation/uikit/uitextitem/menuconfiguration
    @preconcurrency @MainActor @objcMembers open class MenuConfiguration: UIObject {
        let menu: UIMenu

        /// - Parameter menu: what a long press shows.
        public init(menu: UIMenu) {
            self.menu = menu
            super.init()
        }
    }

    /// The content of the item.
    open var content: Content { ownContent }
    /// The characters, in UTF-16 units.
    open var range: NSRange { ownRange }

    private let ownContent: Content
    private let ownRange: NSRange

    init(_ content: Content, _ range: NSRange) {
        (ownContent, ownRange) = (content, range)
        super.init()
    }
}

extension NSAttributedString.Key {
    /// A string; the stretch can be tapped, and ``UITextViewDelegate/textView(_:primaryActionFor:defaultAction:)`` says what that does.
    // apple: https://developer.apple.com/documentation/foundation/nsattributedstring/key/textitemtag
    public static let textItemTag = NSAttributedString.Key("UITextItemTag")
}
