import Foundation
@_spi(ForasteroInternal) import UIKitCore

extension UIFontPickerViewController {
    /// Which fonts a picker lists, and how.
    // apple: https://developer.apple.com/documentation/uikit/uifontpickerviewcontroller/configuration-swift.class
    @preconcurrency @MainActor @objcMembers open class Configuration: UIObject, NSCopying {
        /// All families, without their faces.
        @preconcurrency @MainActor public override init() { super.init() }

        /// True if the faces of a family can be picked one by one. Default: false.
        open var includeFaces = false
        /// True if all names are shown in the system's font, and not each in its own. Default: false.
        open var displayUsingSystemFont = false
        /// Only fonts with all of these qualities are listed. Default: empty, all fonts.
        ///
        /// Of the classes of strokes a font has the one that is asked for, or none is asked for. Only the system's own fonts say their class
        /// here: others are listed for no class.
        open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
        /// Only fonts are listed for whose languages the predicate is true. It is given an array of tags such as "en". Default: nil, all
        /// fonts.
        @available(iOS, deprecated: 18.0, message: "This property is no longer supported")
        @nonobjc open var filteredLanguagesPredicate: NSPredicate? {
            get { languages }
            set { languages = newValue?.copy() as? NSPredicate }
        }
        @nonobjc final var languages: NSPredicate?

        /// A predicate for ``filteredLanguagesPredicate`` that is true for fonts with at least one of the languages.
        /// - Parameter filteredLanguages: tags such as "en"; of "de-AT" also fonts for "de" count.
        @available(iOS, deprecated: 18.0, message: "This method is no longer supported")
        @nonobjc open class func filterPredicate(forFilteredLanguages filteredLanguages: [String]) -> NSPredicate? {
            let wanted = Set(filteredLanguages.flatMap(Self.tags))
            return NSPredicate { languages, _ in
                guard let languages = languages as? [String] else { return false }
                return !wanted.isDisjoint(with: languages.map { $0.lowercased() })
            }
        }

        /// A tag in the spelling of lists of fonts, and the language alone.
        private static func tags(of language: String) -> [String] {
            let tag = language.lowercased().replacingOccurrences(of: "_", with: "-")
            return [tag, tag.split(separator: "-").first.map(String.init) ?? tag]
        }

        /// The same settings in another object.
        nonisolated open func copy(with zone: NSZone? = nil) -> Any {
            MainActor.assumeIsolated { () -> Configuration in
                let copy = Configuration()
                copy.includeFaces = includeFaces
                copy.displayUsingSystemFont = displayUsingSystemFont
                copy.filteredTraits = filteredTraits
                copy.languages = languages
                return copy
            }
        }
    }
}
