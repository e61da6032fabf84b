extension UIViewController {
    /// The controller, its children and what it presents as text: a line each, indented by depth. Known to debuggers by this name.
    @objc(_printHierarchy) func _printHierarchy() -> String { hierarchyLines(indentedBy: "").joined(separator: "\n") }

    private func hierarchyLines(indentedBy indentation: String) -> [String] {
        let view = viewIfLoaded.map { $0.window == nil ? "not in a window" : $0.description } ?? "(view not loaded)"
        let below = children.flatMap { $0.hierarchyLines(indentedBy: indentation + "   | ") }
        let presented = presentedViewController.flatMap { $0.presentingViewController === self ? $0 : nil }
        let above = presented.map { $0.hierarchyLines(indentedBy: indentation + "   + ") } ?? []
        return ["\(indentation)\(debugSummary), view: \(view)"] + below + above
    }

    /// Class and title, without an address.
    var debugSummary: String {
        "<\(_ObjCRuntime.name(of: type(of: self)))" + (title.map { ": title = \($0)" } ?? "") + ">"
    }
}
