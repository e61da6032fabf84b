enum InspectorPage {
    static func text(title: String) -> String { title }
}
