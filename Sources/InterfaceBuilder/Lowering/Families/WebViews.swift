extension [ElementRule] {
    static let webView: [ElementRule] = [
        .flag("allowsBackForwardNavigationGestures", "allowsBackForwardNavigationGestures"),
        .object("configuration", "configuration"),
    ]

    static let webConfiguration: [ElementRule] = [
        .flag("allowsInlineMediaPlayback", "allowsInlineMediaPlayback"),
        .text("applicationNameForUserAgent", "applicationNameForUserAgent"),
        .object("preferences", "preferences"),
        ElementRule { element, object in
            guard let types = element.child(key: "mediaTypesRequiringUserActionForPlayback") else { return }
            let numbers = ["audio": 1, "video": 2, "all": 3]
            object["mediaTypesRequiringUserActionForPlayback"] = .integer(
                numbers.reduce(0) { types.flag($1.key) == true ? $0 | $1.value : $0 })
        },
    ]

    static let webPreferences: [ElementRule] = [
        .real("minimumFontSize", "minimumFontSize"),
        .flag("javaScriptCanOpenWindowsAutomatically", "javaScriptCanOpenWindowsAutomatically"),
        .flag("javaScriptEnabled", "javaScriptEnabled"),
    ]
}
