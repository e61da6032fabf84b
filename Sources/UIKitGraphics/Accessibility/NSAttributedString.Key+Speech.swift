public import Foundation

// How assistive technologies speak a stretch of a text, and what it is. Screen readers of the desktop are told of headings and languages;
// the others are kept for those who ask the text itself.
extension NSAttributedString.Key {
    /// A Bool: true speaks punctuation, too.
    // apple: https://developer.apple.com/documentation/foundation/nsattributedstring/key/accessibilityspeechpunctuation
    public static let accessibilitySpeechPunctuation = NSAttributedString.Key(rawValue: "UIAccessibilityTokenPunctuation")

    /// A text: the language as in BCP 47, such as "de-AT".
    // apple: https://developer.apple.com/documentation/foundation/nsattributedstring/key/accessibilityspeechlanguage
    public static let accessibilitySpeechLanguage = NSAttributedString.Key(rawValue: "UIAccessibilityTokenLanguage")

    /// A number from 0, low, to 2, high. Default: 1.
    // apple: https://developer.apple.com/documentation/foundation/nsattributedstring/key/accessibilityspeechpitch
    public static let accessibilitySpeechPitch = NSAttributedString.Key(rawValue: "UIAccessibilityTokenPitch")

    /// A Bool: true speaks an announcement behind the one that is spoken, false in its place.
    // apple: https://developer.apple.com/documentation/foundation/nsattributedstring/key/accessibilityspeechqueueannouncement
    public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechAttributeQueueAnnouncement")

    /// A text: how it is pronounced, in the letters of the International Phonetic Alphabet.
    // apple: https://developer.apple.com/documentation/foundation/nsattributedstring/key/accessibilityspeechipanotation
    public static let accessibilitySpeechIPANotation = NSAttributedString.Key(rawValue: "UIAccessibilitySpeechAttributeIPANotation")

    /// A Bool: true speaks letter by letter.
    // apple: https://developer.apple.com/documentation/foundation/nsattributedstring/key/accessibilityspeechspellout
    public static let accessibilitySpeechSpellOut = NSAttributedString.Key(rawValue: "UIAccessibilitySpeechAttributeSpellOut")

    /// The raw value of a ``UIAccessibilityPriority``: which announcements one gives way to.
    // apple: https://developer.apple.com/documentation/foundation/nsattributedstring/key/accessibilityspeechannouncementpriority
    public static let accessibilitySpeechAnnouncementPriority = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechAttributeAnnouncementPriority")

    /// A number: 1 to 6 for headings, 1 the highest; 0 for none.
    // apple: https://developer.apple.com/documentation/foundation/nsattributedstring/key/accessibilitytextheadinglevel
    public static let accessibilityTextHeadingLevel = NSAttributedString.Key(rawValue: "UIAccessibilityTextAttributeHeadingLevel")

    /// An array of texts: further notes about the stretch, such as the names of its colours.
    // apple: https://developer.apple.com/documentation/foundation/nsattributedstring/key/accessibilitytextcustom
    public static let accessibilityTextCustom = NSAttributedString.Key(rawValue: "UIAccessibilityTextAttributeCustom")

    /// The raw value of a ``UIAccessibilityTextualContext``: what kind of text it is.
    // apple: https://developer.apple.com/documentation/foundation/nsattributedstring/key/accessibilitytextualcontext
    public static let accessibilityTextualContext = NSAttributedString.Key(rawValue: "UIAccessibilityTextAttributeContext")
}
