@_spi(ForasteroInternal) import UIKitCore

/// An object in a responder chain.
struct ChainLink: Codable, Equatable, Sendable {
    var className: String
    var name: String?
    /// The number of a view that is in the chain.
    var view: Int?
    var isFirstResponder: Bool

    /// From a view to the end of the chain. A chain that an application has closed to a ring is cut.
    @MainActor
    static func chain(from view: UIView, _ numbers: inout ObjectNumbers) -> [ChainLink] {
        var links: [ChainLink] = []
        var next: UIResponder? = view
        while let responder = next, links.count < 500 {
            let view = responder as? UIView
            links.append(
                ChainLink(
                    className: _ObjCRuntime.name(of: type(of: responder)),
                    name: view.flatMap { ViewTree.name(of: $0) } ?? (responder as? UIViewController)?.title,
                    view: view.map { numbers.number(of: $0) }, isFirstResponder: responder.isFirstResponder))
            next = responder.next
        }
        return links
    }
}
