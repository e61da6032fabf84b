import Foundation

/// Stands in a menu for elements that are made when the menu is shown. Until they are there the menu shows that it waits.
// apple: https://developer.apple.com/documentation/uikit/uideferredmenuelement
@preconcurrency @MainActor @objcMembers open class UIDeferredMenuElement: UIMenuElement {
    private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
    /// Not one more initialiser: a private designated one would keep subclasses from inheriting the public one.
    private var isCached = true
    private var cached: [UIMenuElement]?

    /// - Parameter elementProvider: called when the menu is shown for the first time; calls what it is given with the elements, now or
    ///   later, which are kept for the next time.
    public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        provider = elementProvider
        super.init(title: "", subtitle: nil, image: nil)
    }

    /// The same, but the closure is called each time the menu is shown.
    open class func uncached(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) -> UIDeferredMenuElement {
        let element = UIDeferredMenuElement(elementProvider)
        element.isCached = false
        return element
    }

    /// Asks for the elements; what is called back twice counts once.
    package func load(_ completion: @escaping ([UIMenuElement]) -> Void) {
        if let cached { return completion(cached) }
        var isDone = false
        provider { [self] elements in
            guard !isDone else { return }
            isDone = true
            if isCached { cached = elements }
            completion(elements)
        }
    }
}
