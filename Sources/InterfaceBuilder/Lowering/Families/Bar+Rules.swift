extension [ElementRule] {
    static let bar: [ElementRule] = [
        .choice("barStyle", NibKey.barStyle, ["default": 0, "black": 1, "blackOpaque": 1, "blackTranslucent": 1]),
        // The coded value of an opaque bar.
        ElementRule { element, object in if element.flag("translucent") == false { object[NibKey.barTranslucence] = .integer(2) } },
        .color("barTintColor", NibKey.barTintColor),
        .objects(in: "items", NibKey.items),
    ]

    static let navigationBar: [ElementRule] = [
        .flag("largeTitles", NibKey.barPrefersLargeTitles),
        .image("shadowImage", NibKey.barShadowImage),
        textAttributes("titleTextAttributes", NibKey.titleTextAttributes),
        textAttributes("largeTitleTextAttributes", NibKey.largeTitleTextAttributes),
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
        .color("unselectedItemTintColor", NibKey.unselectedItemTintColor),
        ElementRule { element, object in
            guard let color = element.child(key: "selectedImageTintColor"), color.name == "color" else { return }
            object[NibKey.tintColor] = object.lowering.color(color)
        },
    ]

    // MARK: Items

    static let navigationItem: [ElementRule] = [
        .text("title", NibKey.title),
        .text("prompt", NibKey.prompt),
        .text("backButtonTitle", NibKey.backButtonTitle),
        .flag("hidesBackButton", NibKey.hidesBackButton),
        .flag("leftItemsSupplementBackButton", NibKey.leftItemsSupplementBackButton),
        .choice("largeTitleDisplayMode", NibKey.largeTitleDisplayMode, ["automatic": 0, "always": 1, "never": 2]),
        .object("titleView", NibKey.titleView),
        .object("backBarButtonItem", NibKey.backBarButtonItem),
        .object("leftBarButtonItem", NibKey.leftBarButtonItem),
        .object("rightBarButtonItem", NibKey.rightBarButtonItem),
        .objects(in: "leftBarButtonItems", NibKey.leftBarButtonItems),
        .objects(in: "rightBarButtonItems", NibKey.rightBarButtonItems),
    ]

    static let barItem: [ElementRule] = [
        .text("title", NibKey.title),
        .image("image", NibKey.image),
        .image("landscapeImage", NibKey.landscapeImagePhone),
        .flag("enabled", NibKey.enabled),
        .integer("tag", NibKey.tag),
        .numbers("imageInsets", NibKey.imageInsets),
    ]

    static let barButtonItem: [ElementRule] = [
        .choice("style", NibKey.style, ["plain": 0, "bordered": 1, "done": 2]),
        .choice("systemItem", NibKey.systemItem, systemButtons),
        .real("width", NibKey.width),
        .flag("hidden", NibKey.hidden),
        .flag("selected", NibKey.selected),
        .color("tintColor", NibKey.tintColor),
        .object("customView", NibKey.customView),
    ]

    static let tabBarItem: [ElementRule] = [
        .choice("systemItem", NibKey.systemItem, systemTabs),
        .image("selectedImage", NibKey.selectedImage),
        .text("badgeValue", NibKey.badgeValue),
        .color("badgeColor", NibKey.badgeColor),
        .numbers("titlePositionAdjustment", NibKey.titlePositionAdjustment),
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
