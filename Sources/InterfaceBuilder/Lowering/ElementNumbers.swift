/// The numbers of elements that hold geometry.
enum ElementNumbers {
    /// In the order of ``KeyedObjectGraph/Value/numbers(_:)``; nil for an element that is no geometry.
    static func of(_ element: DocumentElement) -> [Double]? {
        // optimization: every view has a rectangle.
        let names = element.name == "rect" ? rect : attributes[element.name]
        return names.map { names in names.map { cut(element.number($0) ?? 0) } }
    }

    private static let rect: [AttributeName] = ["x", "y", "width", "height"]

    /// By the names of elements.
    private static let attributes: [String: [AttributeName]] = [
        "rect": rect,
        "frame": ["minX", "minY", "width", "height"],
        "point": ["x", "y"],
        "size": ["width", "height"],
        // Distances from the left, top, right and bottom, in spite of their names.
        "inset": ["minY", "minX", "maxY", "maxX"],
        "edgeInsets": ["top", "left", "bottom", "right"],
        "directionalEdgeInsets": ["top", "leading", "bottom", "trailing"],
        "offsetWrapper": ["horizontal", "vertical"],
    ]

    /// Larger numbers are mistakes, and would only make layout go wrong far away from here.
    private static func cut(_ number: Double) -> Double { min(max(number, -limit), limit) }
    private static let limit = 1e6
}
