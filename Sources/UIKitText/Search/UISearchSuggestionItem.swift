public import Foundation
public import UIKitCore

/// A search that is offered to a person: a text, with a picture before it.
// apple: https://developer.apple.com/documentation/uikit/uisearchsuggestionitem
@preconcurrency @MainActor @objcMembers open class UISearchSuggestionItem: UIObject, UISearchSuggestion {
    /// - Parameters:
    ///   - localizedAttributedSuggestion: what is written, with its look.
    ///   - localizedDescription: what is read aloud; nil is the text.
    ///   - iconImage: stands before the text; nil for none.
    public init(
        localizedAttributedSuggestion: NSAttributedString, localizedDescription: String? = nil, iconImage: UIImage? = nil
    ) {
        self.localizedAttributedSuggestion = localizedAttributedSuggestion
        localizedSuggestion = localizedAttributedSuggestion.string
        self.localizedDescription = localizedDescription
        self.iconImage = iconImage
        super.init()
    }

    /// The same with text of no look of its own.
    public init(localizedSuggestion: String, localizedDescription: String? = nil, iconImage: UIImage? = nil) {
        localizedAttributedSuggestion = nil
        self.localizedSuggestion = localizedSuggestion
        self.localizedDescription = localizedDescription
        self.iconImage = iconImage
        super.init()
    }

    public let localizedAttributedSuggestion: NSAttributedString?
    public let localizedSuggestion: String?
    public let localizedDescription: String?
    public let iconImage: UIImage?
    open var representedObject: Any?
}
