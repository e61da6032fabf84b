extension [ElementRule] {
    static let bar: [ElementRule] = [
        .choice("barStyle", "UIBarStyle", ["default": 0, "black": 1, "blackOpaque": 1, "blackTranslucent": 1]),
        // The coded value of an opaque bar.
        ElementRule { element, object in if element.flag("translucent") == false { object["UIBarTranslucence"] = .integer(2) } },
        .color("barTintColor", "UIBarTintColor"),
        .objects(in: "items", "UIItems"),
    ]

    static let navigationBar: [ElementRule] = [
        .flag("largeTitles", "UIBarPrefersLargeTitles"),
        .image("shadowImage", "UIBarShadowImage"),
        textAttributes("titleTextAttributes", "UITitleTextAttributes"),
        textAttributes("largeTitleTextAttributes", "UILargeTitleTextAttributes"),
    ]

    /// The font and the colour of texts, under the names of their attributes.
    private static func textAttributes(_ property: String, _ key: String) -> ElementRule {
        ElementRule { element, object in
            guard let child = element.child(key: property), child.name == "textAttributes" else { return }
            var values: [KeyedObjectGraph.Value] = []
            if let font = child.child(key: "fontDescription") { values += [.string("NSFont"), object.lowering.font(font)] }
            if let color = child.child(key: "textColor") { values += [.string("NSColor"), object.lowering.color(color)] }
            if !values.isEmpty { object[key] = .dictionary(values) }
        }
    }

    static let tabBar: [ElementRule] = [
        .color("unselectedItemTintColor", "UIUnselectedItemTintColor"),
        ElementRule { element, object in
            guard let color = element.child(key: "selectedImageTintColor"), color.name == "color" else { return }
            object["UITintColor"] = object.lowering.color(color)
        },
    ]

    // MARK: Items

    static let navigationItem: [ElementRule] = [
        .text("title", "UITitle"),
        .text("prompt", "UIPrompt"),
        .text("backButtonTitle", "UIBackButtonTitle"),
        .flag("hidesBackButton", "UIHidesBackButton"),
        .flag("leftItemsSupplementBackButton", "UILeftItemsSupplementBackButton"),
        .choice("largeTitleDisplayMode", "UILargeTitleDisplayMode", ["automatic": 0, "always": 1, "never": 2]),
        .object("titleView", "UITitleView"),
        .object("backBarButtonItem", "UIBackBarButtonItem"),
        .object("leftBarButtonItem", "UILeftBarButtonItem"),
        .object("rightBarButtonItem", "UIRightBarButtonItem"),
        .objects(in: "leftBarButtonItems", "UILeftBarButtonItems"),
        .objects(in: "rightBarButtonItems", "UIRightBarButtonItems"),
    ]

    static let barItem: [ElementRule] = [
        .text("title", "UITitle"),
        .image("image", "UIImage"),
        .image("landscapeImage", "UILandscapeImagePhone"),
        .flag("enabled", "UIEnabled"),
        .integer("tag", "UITag"),
        .numbers("imageInsets", "UIImageInsets"),
    ]

    static let barButtonItem: [ElementRule] = [
        .choice("style", "UIStyle", ["plain": 0, "bordered": 1, "done": 2]),
        .choice("systemItem", "UISystemItem", systemButtons),
        .real("width", "UIWidth"),
        .flag("hidden", "UIHidden"),
        .flag("selected", "UISelected"),
        .color("tintColor", "UITintColor"),
        .object("customView", "UICustomView"),
    ]

    static let tabBarItem: [ElementRule] = [
        .choice("systemItem", "UISystemItem", systemTabs),
        .image("selectedImage", "UISelectedImage"),
        .text("badgeValue", "UIBadgeValue"),
        .color("badgeColor", "UIBadgeColor"),
        .numbers("titlePositionAdjustment", "UITitlePositionAdjustment"),
    ]

    private static let systemButtons = numbered(
        "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply", "action", "organize", "bookmarks",
        "search", "refresh", "stop", "camera", "trash", "play", "pause", "rewind", "fastForward", "undo", "redo", "pageCurl", "close")
    private static let systemTabs = numbered(
        "more", "favorites", "featured", "topRated", "recents", "contacts", "history", "bookmarks", "search", "downloads",
        "mostRecent", "mostViewed")

    private static func numbered(_ names: String...) -> [String: Int] {
        Dictionary(uniqueKeysWithValues: zip(names, 0...))
    }
}
