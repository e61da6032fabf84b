import Foundation

/// A view in the tree of views.
struct ViewNode: Codable, Equatable, Sendable {
    var id: Int
    var className: String
    /// The accessibility identifier, the label or the visible text; nil for a view that has no name.
    var name: String?
    /// In points of the superview: x, y, width, height.
    var frame: [Double]
    /// The frame of the view on the screen, in points: the box around it where it is turned.
    var screenFrame: [Double]
    /// True if nothing of it can be seen because it, or a view that contains it, is hidden or transparent.
    var isInvisible: Bool
    /// The class of the controller of which this is the view.
    var controller: String?
    var children: [ViewNode]

    /// The numbers of this view and those inside whose class, name or controller has a text in it, in the order of the tree.
    func ids(matching text: String) -> [Int] {
        let words = [className, name, controller].compactMap(\.self)
        let isMatch = words.contains { $0.range(of: text, options: .caseInsensitive) != nil }
        return (isMatch ? [id] : []) + children.flatMap { $0.ids(matching: text) }
    }

    var count: Int { children.reduce(1) { $0 + $1.count } }
}
