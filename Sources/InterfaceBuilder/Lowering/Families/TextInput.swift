extension [ElementRule] {
    static let textField: [ElementRule] = [
        .text("text", NibKey.text),
        .text("placeholder", NibKey.placeholder),
        .font("fontDescription", NibKey.font),
        .color("textColor", NibKey.textColor),
        .choice("textAlignment", NibKey.textAlignment, textAlignments),
        .choice("borderStyle", NibKey.borderStyle, ["none": 0, "line": 1, "bezel": 2, "roundedRect": 3]),
        .choice("clearButtonMode", NibKey.clearButtonMode, ["never": 0, "whileEditing": 1, "unlessEditing": 2, "always": 3]),
        .flag("clearsOnBeginEditing", NibKey.clearsOnBeginEditing),
        .flag("allowsEditingTextAttributes", NibKey.allowsEditingTextAttributes),
        .flag("adjustsFontSizeToFit", NibKey.adjustsFontSizeToFit),
        .flag("adjustsFontForContentSizeCategory", NibKey.adjustsFontForContentSizeCategory),
        .real("minimumFontSize", NibKey.minimumFontSize),
        .image("background", NibKey.background),
        .image("disabledBackground", NibKey.disabledBackground),
        attributedText,
        traits,
    ]

    static let textView: [ElementRule] = [
        .text("text", NibKey.text),
        .font("fontDescription", NibKey.font),
        .color("textColor", NibKey.textColor),
        .choice("textAlignment", NibKey.textAlignment, textAlignments),
        .flag("editable", NibKey.editable),
        .flag("selectable", NibKey.selectable),
        .flag("allowsEditingTextAttributes", NibKey.allowsEditingTextAttributes),
        .flag("adjustsFontForContentSizeCategory", NibKey.adjustsFontForContentSizeCategory),
        .numbers("textContainerInset", NibKey.textContainerInset),
        attributedText,
        traits,
    ]

    static let searchBar: [ElementRule] = [
        .text("text", NibKey.text),
        .text("placeholder", NibKey.placeholder),
        .text("prompt", NibKey.prompt),
        .choice("searchBarStyle", NibKey.searchBarStyle, ["default": 0, "prominent": 1, "minimal": 2]),
        .choice("barStyle", NibKey.barStyle, ["default": 0, "black": 1, "blackOpaque": 1, "blackTranslucent": 2]),
        ElementRule { element, object in if element.flag("translucent") == false { object[NibKey.barTranslucence] = .integer(2) } },
        .flag("showsCancelButton", NibKey.showsCancelButton),
        .flag("showsScopeBar", NibKey.showsScopeBar),
        .flag("showsBookmarkButton", NibKey.showsBookmarkButton),
        .flag("showsSearchResultsButton", NibKey.showsSearchResultsButton),
        .color("barTintColor", NibKey.barTintColor),
        scopes,
        traits,
    ]

    /// Traits are beside the values of the object itself, as in compiled nibs.
    private static let traits = ElementRule { element, object in
        guard let child = element.child("textInputTraits") else { return }
        for rule in traitRules { rule.apply(child, object) }
    }

    private static let traitRules: [ElementRule] = [
        .choice(
            "autocapitalizationType", NibKey.autocapitalizationType, ["none": 0, "words": 1, "sentences": 2, "allCharacters": 3]),
        .choice("autocorrectionType", NibKey.autocorrectionType, ["default": 0, "no": 1, "yes": 2]),
        .choice("spellCheckingType", NibKey.spellCheckingType, ["default": 0, "no": 1, "yes": 2]),
        .choice("smartQuotesType", NibKey.smartQuotesType, ["default": 0, "no": 1, "yes": 2]),
        .choice("smartDashesType", NibKey.smartDashesType, ["default": 0, "no": 1, "yes": 2]),
        .choice("smartInsertDeleteType", NibKey.smartInsertDeleteType, ["default": 0, "no": 1, "yes": 2]),
        .choice(
            "keyboardType", NibKey.keyboardType,
            [
                "default": 0, "alphabet": 1, "ASCIICapable": 1, "numbersAndPunctuation": 2, "URL": 3, "numberPad": 4, "phonePad": 5,
                "namePhonePad": 6, "emailAddress": 7, "decimalPad": 8, "twitter": 9, "webSearch": 10, "ASCIICapableNumberPad": 11,
            ]),
        .choice("keyboardAppearance", NibKey.keyboardAppearance, ["default": 0, "alert": 1, "dark": 1, "light": 2]),
        .choice(
            "returnKeyType", NibKey.returnKeyType,
            [
                "default": 0, "go": 1, "google": 2, "join": 3, "next": 4, "route": 5, "search": 6, "send": 7, "yahoo": 8, "done": 9,
                "emergencyCall": 10, "continue": 11,
            ]),
        .flag("enablesReturnKeyAutomatically", NibKey.enablesReturnKeyAutomatically),
        .flag("secureTextEntry", NibKey.secureTextEntry),
        .name("textContentType", NibKey.textContentType),
    ]

    private static let scopes = ElementRule { element, object in
        let titles = element.child("scopeButtonTitles")?.children.compactMap { LoweredObject.text(in: $0) } ?? []
        if !titles.isEmpty { object[NibKey.scopeButtonTitles] = .array(titles.map { .string($0) }) }
    }
}
