public import Foundation
import UIKitCore

/// How a text is searched for: what a person has chosen in the menu of the find panel.
// apple: https://developer.apple.com/documentation/uikit/uitextsearchoptions
@preconcurrency @MainActor @objcMembers open class UITextSearchOptions: UIObject {
    /// Where in a word the text may stand.
    // apple: https://developer.apple.com/documentation/uikit/uitextsearchoptions/wordmatchmethod-swift.enum
    public enum WordMatchMethod: Int, Sendable {
        /// Anywhere.
        case contains = 0
        /// At the beginning of a word.
        case startsWith = 1
        /// As a whole word, or several.
        case fullWord = 2
    }

    /// Default: anywhere.
    open private(set) var wordMatchMethod: UITextSearchOptions.WordMatchMethod
    /// Which differences between characters do not count. Default: that of capitals.
    open private(set) var stringCompareOptions: NSString.CompareOptions

    public override convenience init() { self.init(.contains, [.caseInsensitive]) }

    @nonobjc init(_ method: UITextSearchOptions.WordMatchMethod, _ comparing: NSString.CompareOptions) {
        wordMatchMethod = method
        stringCompareOptions = comparing
        super.init()
    }
}
