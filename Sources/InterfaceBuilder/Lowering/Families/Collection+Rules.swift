extension [ElementRule] {
    static let collection: [ElementRule] = [
        .object("collectionViewLayout", NibKey.collectionLayout),
        .flag("prefetchingEnabled", NibKey.collectionViewPrefetchingEnabled),
        .flag("allowsSelection", NibKey.allowsSelection),
        .flag("allowsMultipleSelection", NibKey.allowsMultipleSelection),
        .object("backgroundView", NibKey.backgroundView),
        cellPrototypes, edgePrototypes,
    ]

    static let collectionCell: [ElementRule] = [
        .object("contentView", NibKey.contentView),
        .object("backgroundView", NibKey.backgroundView),
        .object("selectedBackgroundView", NibKey.selectedBackgroundView),
    ]

    static let flowLayout: [ElementRule] = [
        .numbers("itemSize", NibKey.itemSize),
        .numbers("estimatedItemSize", NibKey.estimatedItemSize),
        .flag("automaticEstimatedItemSize", NibKey.automaticEstimatedItemSize),
        .real("minimumLineSpacing", NibKey.lineSpacing),
        .real("minimumInteritemSpacing", NibKey.interitemSpacing),
        .numbers("headerReferenceSize", NibKey.headerReferenceSize),
        .numbers("footerReferenceSize", NibKey.footerReferenceSize),
        .numbers("sectionInset", NibKey.sectionInset),
        .choice("scrollDirection", NibKey.scrollDirection, ["vertical": 0, "horizontal": 1]),
        .choice("sectionInsetReference", NibKey.sectionInsetReference, ["contentInset": 0, "safeArea": 1, "layoutMargins": 2]),
        .flag("sectionHeadersPinToVisibleBounds", NibKey.sectionHeadersPinToVisibleBounds),
        .flag("sectionFootersPinToVisibleBounds", NibKey.sectionFootersPinToVisibleBounds),
    ]

    // MARK: Prototypes

    /// Cells of which copies are made: each becomes a nib of its own.
    private static let cellPrototypes = ElementRule { element, object in
        prototypes(
            (element.child("cells")?.children ?? []).map { ($0["reuseIdentifier"], $0) }, of: object, NibKey.collectionViewCellNibDict,
            NibKey.collectionViewCellPrototypeNibExternalObjects)
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
            edges, of: object, NibKey.collectionViewSupplementaryViewNibDict,
            NibKey.collectionViewSupplementaryViewNibExternals)
    }

    private static func prototypes(
        _ elements: [(name: String?, element: DocumentElement)], of object: LoweredObject, _ key: String, _ externalsKey: String
    ) {
        var nibs: [(name: String, nib: Lowering.Nested)] = []
        for (name, element) in elements {
            guard let name, !name.isEmpty else {
                let what = element.name == "collectionViewCell" ? "cell" : "view"
                object.lowering.warn(
                    object.lowering.location(of: element), "the \(what) has no reuse identifier, so nothing can be made of it")
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
