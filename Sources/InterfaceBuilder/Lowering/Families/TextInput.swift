extension [ElementRule] {
    static let textField: [ElementRule] = [
        .text("text", "UIText"),
        .text("placeholder", "UIPlaceholder"),
        .font("fontDescription", "UIFont"),
        .color("textColor", "UITextColor"),
        .choice("textAlignment", "UITextAlignment", textAlignments),
        .choice("borderStyle", "UIBorderStyle", ["none": 0, "line": 1, "bezel": 2, "roundedRect": 3]),
        .choice("clearButtonMode", "UIClearButtonMode", ["never": 0, "whileEditing": 1, "unlessEditing": 2, "always": 3]),
        .flag("clearsOnBeginEditing", "UIClearsOnBeginEditing"),
        .flag("adjustsFontSizeToFit", "UIAdjustsFontSizeToFit"),
        .flag("adjustsFontForContentSizeCategory", "UIAdjustsFontForContentSizeCategory"),
        .real("minimumFontSize", "UIMinimumFontSize"),
        .image("background", "UIBackground"),
        .image("disabledBackground", "UIDisabledBackground"),
        attributedText,
        traits,
    ]

    static let textView: [ElementRule] = [
        .text("text", "UIText"),
        .font("fontDescription", "UIFont"),
        .color("textColor", "UITextColor"),
        .choice("textAlignment", "UITextAlignment", textAlignments),
        .flag("editable", "UIEditable"),
        .flag("selectable", "UISelectable"),
        .flag("allowsEditingTextAttributes", "UIAllowsEditingTextAttributes"),
        .flag("adjustsFontForContentSizeCategory", "UIAdjustsFontForContentSizeCategory"),
        .numbers("textContainerInset", "UITextContainerInset"),
        attributedText,
        traits,
    ]

    static let searchBar: [ElementRule] = [
        .text("text", "UIText"),
        .text("placeholder", "UIPlaceholder"),
        .text("prompt", "UIPrompt"),
        .choice("searchBarStyle", "UISearchBarStyle", ["default": 0, "prominent": 1, "minimal": 2]),
        .choice("barStyle", "UIBarStyle", ["default": 0, "black": 1, "blackOpaque": 1, "blackTranslucent": 2]),
        ElementRule { element, object in if element.flag("translucent") == false { object["UIBarTranslucence"] = .integer(2) } },
        .flag("showsCancelButton", "UIShowsCancelButton"),
        .flag("showsScopeBar", "UIShowsScopeBar"),
        .flag("showsBookmarkButton", "UIShowsBookmarkButton"),
        .flag("showsSearchResultsButton", "UIShowsSearchResultsButton"),
        .color("barTintColor", "UIBarTintColor"),
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
            "autocapitalizationType", "UIAutocapitalizationType", ["none": 0, "words": 1, "sentences": 2, "allCharacters": 3]),
        .choice("autocorrectionType", "UIAutocorrectionType", ["default": 0, "no": 1, "yes": 2]),
        .choice("spellCheckingType", "UISpellCheckingType", ["default": 0, "no": 1, "yes": 2]),
        .choice("smartQuotesType", "UISmartQuotesType", ["default": 0, "no": 1, "yes": 2]),
        .choice("smartDashesType", "UISmartDashesType", ["default": 0, "no": 1, "yes": 2]),
        .choice("smartInsertDeleteType", "UISmartInsertDeleteType", ["default": 0, "no": 1, "yes": 2]),
        .choice(
            "keyboardType", "UIKeyboardType",
            [
                "default": 0, "alphabet": 1, "ASCIICapable": 1, "numbersAndPunctuation": 2, "URL": 3, "numberPad": 4, "phonePad": 5,
                "namePhonePad": 6, "emailAddress": 7, "decimalPad": 8, "twitter": 9, "webSearch": 10, "ASCIICapableNumberPad": 11,
            ]),
        .choice("keyboardAppearance", "UIKeyboardAppearance", ["default": 0, "alert": 1, "dark": 1, "light": 2]),
        .choice(
            "returnKeyType", "UIReturnKeyType",
            [
                "default": 0, "go": 1, "google": 2, "join": 3, "next": 4, "route": 5, "search": 6, "send": 7, "yahoo": 8, "done": 9,
                "emergencyCall": 10, "continue": 11,
            ]),
        .flag("enablesReturnKeyAutomatically", "UIEnablesReturnKeyAutomatically"),
        .flag("secureTextEntry", "UISecureTextEntry"),
        .name("textContentType", "UITextContentType"),
    ]

    private static let scopes = ElementRule { element, object in
        let titles = element.child("scopeButtonTitles")?.children.compactMap { LoweredObject.text(in: $0) } ?? []
        if !titles.isEmpty { object["UIScopeButtonTitles"] = .array(titles.map { .string($0) }) }
    }
}
