@_spi(ForasteroInternal) import UIKitCore

/// The fonts that a picker lists, by what its configuration says.
@MainActor
struct FontSelection {
    /// A family, and those of its faces that may be picked.
    struct Family: Hashable {
        let name: String
        let faces: [InstalledFonts.Face]
    }

    private let traits: UIFontDescriptor.SymbolicTraits
    private let languages: NSPredicate?

    init(_ configuration: UIFontPickerViewController.Configuration) {
        traits = configuration.filteredTraits
        languages = configuration.languages
    }

    /// In the order of their names, as people sort them. Those that have nothing to show for letters are left out.
    func families() -> [Family] {
        InstalledFonts.families.filter(hasLanguages).compactMap { name in
            let faces = InstalledFonts.faces(of: name).filter(hasTraits)
            return faces.isEmpty || InstalledFonts.isBlank(name) ? nil : Family(name: name, faces: faces)
        }.sorted { $0.name.localizedStandardCompare($1.name) == .orderedAscending }
    }

    private func hasLanguages(_ family: String) -> Bool {
        languages?.evaluate(with: InstalledFonts.languages(of: family).sorted()) ?? true
    }

    private func hasTraits(_ face: InstalledFonts.Face) -> Bool {
        guard !traits.isEmpty else { return true }
        let own = UIFontDescriptor(name: face.name, size: 17).symbolicTraits
        // Classes are numbers in some of the bits, and no set.
        let (wantedClass, ownClass) = (traits.intersection(.classMask), own.intersection(.classMask))
        return own.isSuperset(of: traits.subtracting(.classMask)) && (wantedClass.isEmpty || wantedClass == ownClass)
    }
}
