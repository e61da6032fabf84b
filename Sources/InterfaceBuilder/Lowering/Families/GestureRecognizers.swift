extension [ElementRule] {
    static let gestureRecognizer: [ElementRule] = [
        .flag("cancelsTouchesInView", NibKey.gestureRecognizerCancelsTouchesInView),
        .flag("delaysTouchesBegan", NibKey.gestureRecognizerDelaysTouchesBegan),
        .flag("delaysTouchesEnded", NibKey.gestureRecognizerDelaysTouchesEnded),
        .flag("enabled", NibKey.gestureRecognizerEnabled),
    ]

    static let tap: [ElementRule] = [
        .integer("numberOfTapsRequired", NibKey.tapGestureRecognizerNumberOfTapsRequired),
        .integer("numberOfTouchesRequired", NibKey.tapGestureRecognizerNumberOfTouchesRequired),
    ]

    static let swipe: [ElementRule] = [
        .choice("direction", NibKey.swipeGestureRecognizerDirection, ["right": 1, "left": 2, "up": 4, "down": 8]),
        directionMask,
        .integer("numberOfTouchesRequired", NibKey.swipeGestureRecognizerNumberOfTouchesRequired),
    ]

    static let pan: [ElementRule] = [
        .integer("minimumNumberOfTouches", NibKey.panGestureRecognizerMinimumNumberOfTouches),
        .integer("maximumNumberOfTouches", NibKey.panGestureRecognizerMaximumNumberOfTouches),
    ]

    static let screenEdgePan: [ElementRule] = [
        ElementRule { element, object in
            guard let edges = element.child("extendedEdge") ?? element.child(key: "edges") else { return }
            object[NibKey.screenEdgePanGestureRecognizerEdges] = .integer(bits(["top", "left", "bottom", "right"], of: edges))
        }
    ]

    static let longPress: [ElementRule] = [
        .real("minimumPressDuration", NibKey.longPressGestureRecognizerMinimumPressDuration),
        .real("allowableMovement", NibKey.longPressGestureRecognizerAllowableMovement),
        .integer("numberOfTouchesRequired", NibKey.longPressGestureRecognizerNumberOfTouchesRequired),
        .integer("numberOfTapsRequired", NibKey.longPressGestureRecognizerNumberOfTapsRequired),
    ]

    private static let directionMask = ElementRule { element, object in
        guard let mask = element.child(key: "direction") else { return }
        object[NibKey.swipeGestureRecognizerDirection] = .integer(bits(["right", "left", "up", "down"], of: mask))
    }

    /// One bit for each attribute that says YES, from the lowest on.
    private static func bits(_ attributes: [String], of element: DocumentElement) -> Int {
        attributes.enumerated().reduce(0) { $0 | (element.flag($1.element) == true ? 1 << $1.offset : 0) }
    }
}
