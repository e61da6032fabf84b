extension [ElementRule] {
    static let view: [ElementRule] = [
        frame, autoresizingMask,
        .choice("contentMode", NibKey.contentMode, contentModes),
        .flagUnlessNo("opaque", NibKey.opaque),
        .flagUnlessNo("autoresizesSubviews", NibKey.autoresizeSubviews),
        .flagUnlessNo("clearsContextBeforeDrawing", NibKey.clearsContextBeforeDrawing),
        .flag("hidden", NibKey.hidden),
        .flag("clipsSubviews", NibKey.clipsToBounds),
        .inverseFlag("userInteractionEnabled", NibKey.userInteractionDisabled),
        .flag("multipleTouchEnabled", NibKey.multipleTouchEnabled),
        .flag("exclusiveTouch", NibKey.exclusiveTouch),
        .real("alpha", NibKey.alpha),
        .integer("tag", NibKey.tag),
        .choice("semanticContentAttribute", NibKey.viewSemanticContentAttribute, semantics),
        .name("restorationIdentifier", NibKey.restorationIdentifier),
        .inverseFlag("translatesAutoresizingMaskIntoConstraints", NibKey.viewDoesNotTranslateAutoresizingMaskIntoConstraints),
        .flag("preservesSuperviewLayoutMargins", NibKey.viewPreservesSuperviewMargins),
        .flag("insetsLayoutMarginsFromSafeArea", NibKey.viewInsetsLayoutMarginsFromSafeArea),
        .numbers("layoutMargins", NibKey.viewLayoutMargins),
        .numbers("directionalLayoutMargins", NibKey.viewDirectionalLayoutMargins),
        .color("backgroundColor", NibKey.backgroundColor),
        .color("tintColor", NibKey.tintColor),
        priorities("horizontalHuggingPriority", "verticalHuggingPriority", NibKey.viewContentHuggingPriority, standard: 250),
        priorities(
            "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority",
            NibKey.viewContentCompressionResistancePriority, standard: 750),
        .objects(in: "subviews", NibKey.subviews),
        .layout,
    ]

    /// The frame as bounds and centre, as archives have it.
    private static let frame = ElementRule { element, object in
        guard let rect = element.child(key: "frame") ?? insetFrame(of: element), let numbers = ElementNumbers.of(rect), numbers.count == 4
        else { return }
        let (width, height) = (Swift.max(numbers[2], 0), Swift.max(numbers[3], 0))
        object[NibKey.bounds] = .numbers([0, 0, width, height])
        object[NibKey.center] = .numbers([numbers[0] + width / 2, numbers[1] + height / 2])
    }

    /// Where no constraints are used, some versions of Interface Builder wrote how far a view is from the edges of its superview.
    private static func insetFrame(of element: DocumentElement) -> DocumentElement? {
        guard let frame = element.child(key: "frameInset"), frame.number("minX") != nil, frame.number("minY") != nil else { return nil }
        return frame
    }

    private static let autoresizingMask = ElementRule { element, object in
        guard let mask = element.child("autoresizingMask") else { return }
        let bits = maskParts.enumerated().reduce(0) { $0 | (mask.flag($1.element) == true ? 1 << $1.offset : 0) }
        object[NibKey.autoresizingMask] = .integer(bits)
    }

    /// In the order of their bits.
    private static let maskParts: [AttributeName] = [
        "flexibleMinX", "widthSizable", "flexibleMaxX", "flexibleMinY", "heightSizable", "flexibleMaxY",
    ]

    private static func priorities(
        _ across: AttributeName, _ inHeight: AttributeName, _ key: String, standard: Double
    ) -> ElementRule {
        ElementRule { element, object in
            let numbers = (element.number(across), element.number(inHeight))
            guard numbers.0 != nil || numbers.1 != nil else { return }
            object[key] = .numbers([numbers.0 ?? standard, numbers.1 ?? standard])
        }
    }

    // Some versions of Interface Builder wrote them with a capital letter.
    private static let contentModes = contentModeNames.reduce(into: contentModeNames) {
        $0[$1.key.prefix(1).uppercased() + $1.key.dropFirst()] = $1.value
    }
    private static let contentModeNames = [
        "scaleToFill": 0, "scaleAspectFit": 1, "scaleAspectFill": 2, "redraw": 3, "center": 4, "top": 5, "bottom": 6, "left": 7,
        "right": 8, "topLeft": 9, "topRight": 10, "bottomLeft": 11, "bottomRight": 12,
    ]
    private static let semantics = ["unspecified": 0, "playback": 1, "spatial": 2, "forceLeftToRight": 3, "forceRightToLeft": 4]
}
