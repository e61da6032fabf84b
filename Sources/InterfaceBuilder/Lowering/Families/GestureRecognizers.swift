extension [ElementRule] {
    static let gestureRecognizer: [ElementRule] = [
        .flag("cancelsTouchesInView", "UIGestureRecognizer.cancelsTouchesInView"),
        .flag("delaysTouchesBegan", "UIGestureRecognizer.delaysTouchesBegan"),
        .flag("delaysTouchesEnded", "UIGestureRecognizer.delaysTouchesEnded"),
        .flag("enabled", "UIGestureRecognizer.enabled"),
    ]

    static let tap: [ElementRule] = [
        .integer("numberOfTapsRequired", "UITapGestureRecognizer.numberOfTapsRequired"),
        .integer("numberOfTouchesRequired", "UITapGestureRecognizer.numberOfTouchesRequired"),
    ]

    static let swipe: [ElementRule] = [
        .choice("direction", "UISwipeGestureRecognizer.direction", ["right": 1, "left": 2, "up": 4, "down": 8]),
        directionMask,
        .integer("numberOfTouchesRequired", "UISwipeGestureRecognizer.numberOfTouchesRequired"),
    ]

    static let pan: [ElementRule] = [
        .integer("minimumNumberOfTouches", "UIPanGestureRecognizer.minimumNumberOfTouches"),
        .integer("maximumNumberOfTouches", "UIPanGestureRecognizer.maximumNumberOfTouches"),
    ]

    static let screenEdgePan: [ElementRule] = [
        ElementRule { element, object in
            guard let edges = element.child("extendedEdge") ?? element.child(key: "edges") else { return }
            object["UIScreenEdgePanGestureRecognizer.edges"] = .integer(bits(["top", "left", "bottom", "right"], of: edges))
        }
    ]

    static let longPress: [ElementRule] = [
        .real("minimumPressDuration", "UILongPressGestureRecognizer.minimumPressDuration"),
        .real("allowableMovement", "UILongPressGestureRecognizer.allowableMovement"),
        .integer("numberOfTouchesRequired", "UILongPressGestureRecognizer.numberOfTouchesRequired"),
        .integer("numberOfTapsRequired", "UILongPressGestureRecognizer.numberOfTapsRequired"),
    ]

    private static let directionMask = ElementRule { element, object in
        guard let mask = element.child(key: "direction") else { return }
        object["UISwipeGestureRecognizer.direction"] = .integer(bits(["right", "left", "up", "down"], of: mask))
    }

    /// One bit for each attribute that says YES, from the lowest on.
    private static func bits(_ attributes: [String], of element: DocumentElement) -> Int {
        attributes.enumerated().reduce(0) { $0 | (element.flag($1.element) == true ? 1 << $1.offset : 0) }
    }
}
