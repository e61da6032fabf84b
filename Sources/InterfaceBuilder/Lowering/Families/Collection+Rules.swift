extension [ElementRule] {
    static let collection: [ElementRule] = [
        .object("collectionViewLayout", "UICollectionLayout"),
        .flag("prefetchingEnabled", "UICollectionViewPrefetchingEnabled"),
        .flag("allowsSelection", "UIAllowsSelection"),
        .flag("allowsMultipleSelection", "UIAllowsMultipleSelection"),
        .object("backgroundView", "UIBackgroundView"),
        cellPrototypes, edgePrototypes,
    ]

    static let collectionCell: [ElementRule] = [
        .object("contentView", "UIContentView"),
        .object("backgroundView", "UIBackgroundView"),
        .object("selectedBackgroundView", "UISelectedBackgroundView"),
    ]

    static let flowLayout: [ElementRule] = [
        .numbers("itemSize", "UIItemSize"),
        .numbers("estimatedItemSize", "UIEstimatedItemSize"),
        .flag("automaticEstimatedItemSize", "UIAutomaticEstimatedItemSize"),
        .real("minimumLineSpacing", "UILineSpacing"),
        .real("minimumInteritemSpacing", "UIInteritemSpacing"),
        .numbers("headerReferenceSize", "UIHeaderReferenceSize"),
        .numbers("footerReferenceSize", "UIFooterReferenceSize"),
        .numbers("sectionInset", "UISectionInset"),
        .choice("scrollDirection", "UIScrollDirection", ["vertical": 0, "horizontal": 1]),
        .choice("sectionInsetReference", "UISectionInsetReference", ["contentInset": 0, "safeArea": 1, "layoutMargins": 2]),
        .flag("sectionHeadersPinToVisibleBounds", "UISectionHeadersPinToVisibleBounds"),
        .flag("sectionFootersPinToVisibleBounds", "UISectionFootersPinToVisibleBounds"),
    ]

    // MARK: Prototypes

    /// Cells of which copies are made: each becomes a nib of its own.
    private static let cellPrototypes = ElementRule { element, object in
        prototypes(
            (element.child("cells")?.children ?? []).map { ($0["reuseIdentifier"], $0) }, of: object, "UICollectionViewCellNibDict",
            "UICollectionViewCellPrototypeNibExternalObjects")
    }

    /// The same for headers and footers, whose names begin with their kinds.
    private static let edgePrototypes = ElementRule { element, object in
        let kinds = [
            ("sectionHeaderView", "UICollectionElementKindSectionHeader"), ("sectionFooterView", "UICollectionElementKindSectionFooter"),
        ]
        let edges = kinds.compactMap { key, kind -> (String?, DocumentElement)? in
            guard let child = element.child(key: key), child.name != "nil" else { return nil }
            return (child["reuseIdentifier"].flatMap { $0.isEmpty ? nil : "\(kind)/\($0)" }, child)
        }
        prototypes(
            edges, of: object, "UICollectionViewSupplementaryViewNibDict", "UICollectionViewSupplementaryViewPrototypeNibExternalObjects")
    }

    private static func prototypes(
        _ elements: [(name: String?, element: DocumentElement)], of object: LoweredObject, _ key: String, _ externalsKey: String
    ) {
        var nibs: [(name: String, nib: Lowering.Nested)] = []
        for (name, element) in elements {
            guard let name, !name.isEmpty else {
                let what = element.name == "collectionViewCell" ? "cell" : "view"
                object.lowering.warn(
                    object.lowering.place(of: element), "the \(what) has no reuse identifier, so nothing can be made of it")
                continue
            }
            nibs.append((name, object.lowering.nestedNib(for: element)))
        }
        guard !nibs.isEmpty else { return }
        object[key] = .dictionary(nibs.flatMap { [.string($0.name), .object($0.nib.nib)] })
        object.lowering.afterObjects {
            object[externalsKey] = .dictionary(nibs.flatMap { [.string($0.name), object.lowering.externals(of: $0.nib)] })
        }
    }
}
