import Foundation

/// Screens and the ways between them, as drawn in Interface Builder.
// apple: https://developer.apple.com/documentation/uikit/uistoryboard
@preconcurrency @MainActor @objcMembers open class UIStoryboard: UIObject {
    private let content: any StoryboardContent
    /// Under which it is found again in the app's bundle; nil for another bundle's, or one without a file.
    let ownName: String?

    /// The storyboard of a name without ending, in a bundle; nil is the app's. The file is read at once, no controller is made.
    /// - Precondition: there is such a storyboard.
    // apple: https://developer.apple.com/documentation/uikit/uistoryboard/init(name:bundle:)
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        guard let content = Self.open(name, storyboardBundleOrNil) else {
            fatalError(
                """
                Could not find a storyboard named '\(name)' in bundle NSBundle <\((storyboardBundleOrNil ?? .main).bundlePath)> \
                (loaded). Add \(name).storyboard to the resources of the target.
                """)
        }
        self.content = content
        ownName = storyboardBundleOrNil == nil || storyboardBundleOrNil == .main ? name : nil
        super.init()
    }

    /// A storyboard whose file is read already.
    @_spi(ForasteroInternal)
    @nonobjc public init(_ content: any StoryboardContent) {
        self.content = content
        ownName = nil
        super.init()
    }

    /// The storyboard of the app's bundle that has the name; nil if it has none.
    static func find(_ name: String) -> UIStoryboard? { open(name, nil) == nil ? nil : UIStoryboard(name: name, bundle: nil) }

    private static func open(_ name: String, _ bundle: Bundle?) -> (any StoryboardContent)? {
        (ClassLookup.find("StoryboardFile") as? any StoryboardContent.Type)?.open(name, in: bundle)
    }

    /// The controller with which the storyboard begins, newly made; nil if none is marked.
    open func instantiateInitialViewController() -> UIViewController? { content.makeInitialController(of: self, creator: nil) }

    /// The same, of a class and with an initializer of the app's choice.
    /// - Parameter creator: makes the controller from what the storyboard says of it; nil leaves that to `init(coder:)`.
    @nonobjc open func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        content.makeInitialController(of: self, creator: creator.map { make -> ControllerCreator in { make($0) } }) as? ViewController
    }

    /// The controller that has the identifier in the storyboard, newly made.
    /// - Precondition: there is one.
    // apple: https://developer.apple.com/documentation/uikit/uistoryboard/instantiateviewcontroller(withidentifier:)
    @objc(instantiateViewControllerWithIdentifier:)
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController { make(identifier, nil) }

    /// The same, of a class and with an initializer of the app's choice.
    /// - Precondition: there is one, and it is of the class.
    @nonobjc open func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        let made = make(identifier, creator.map { make -> ControllerCreator in { make($0) } })
        guard let controller = made as? ViewController else {
            fatalError(
                """
                The view controller with identifier '\(identifier)' of \(self) is a \(type(of: made)), not a \(ViewController.self). \
                Set its class in the storyboard.
                """)
        }
        return controller
    }

    /// The same; nil if there is none.
    func controllerIfPresent(_ identifier: String) -> UIViewController? {
        content.makeController(of: self, identifier: identifier, creator: nil)
    }

    private func make(_ identifier: String, _ creator: ControllerCreator?) -> UIViewController {
        guard let controller = content.makeController(of: self, identifier: identifier, creator: creator) else {
            fatalError(
                """
                Storyboard (\(self)) doesn't contain a view controller with identifier '\(identifier)'. Set the storyboard ID of \
                one of its scenes to that.
                """)
        }
        return controller
    }
}
