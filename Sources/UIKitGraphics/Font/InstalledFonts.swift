import Foundation
internal import TextEngine

/// The fonts that are installed, as a picker lists them.
package enum InstalledFonts {
    /// A face of a family.
    package struct Face: Hashable, Sendable {
        /// The name that finds it, such as "Inter-SemiBold".
        package let name: String
        /// The name within the family, such as "Semi Bold".
        package let title: String
    }

    /// The families, sorted; those that the app has brought along among them.
    package static var families: [String] { UIFont.familyNames }

    /// The faces of a family: upright ones before slanted ones, from light to heavy.
    package static func faces(of family: String) -> [Face] {
        AppFonts.register()
        return FontLibrary.shared.faces(inFamily: family).map { Face(name: $0.name, title: $0.style) }
    }

    /// Returns true if a family has letters for its own name, and not signs in their places.
    package static func writesItsName(_ family: String) -> Bool { FontLibrary.shared.allFiles(ofFamily: family, write: "en") }

    /// Returns true if a family has letters of its own name that draw nothing, and no others: its name in it is a blank.
    package static func isBlank(_ family: String) -> Bool { FontLibrary.shared.family(family, isBlankFor: family) }

    /// The languages that a family can write, as tags such as "en" and "zh-Hans".
    package static func languages(of family: String) -> Set<String> { FontLibrary.shared.languages(ofFamily: family) }
}
