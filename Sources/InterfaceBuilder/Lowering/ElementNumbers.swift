/// The numbers of elements that hold geometry.
enum ElementNumbers {
    /// In the order of ``KeyedObjectGraph/Value/numbers(_:)``; nil for an element that is no geometry.
    static func of(_ element: DocumentElement) -> [Double]? {
        switch element.name {
        case "rect": read(element, "x", "y", "width", "height")
        case "point": read(element, "x", "y")
        case "size": read(element, "width", "height")
        // Distances from the left, top, right and bottom, in spite of their names.
        case "inset": read(element, "minY", "minX", "maxY", "maxX")
        case "edgeInsets": read(element, "top", "left", "bottom", "right")
        case "directionalEdgeInsets": read(element, "top", "leading", "bottom", "trailing")
        case "offsetWrapper": read(element, "horizontal", "vertical")
        default: nil
        }
    }

    private static func read(_ element: DocumentElement, _ attributes: String...) -> [Double] {
        attributes.map { cut(element.number($0) ?? 0) }
    }

    /// Larger numbers are mistakes, and would only make layout go wrong far away from here.
    private static func cut(_ number: Double) -> Double { min(max(number, -limit), limit) }
    private static let limit = 1e6
}
