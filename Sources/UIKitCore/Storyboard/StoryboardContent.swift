public import Foundation

/// Makes a controller with an initializer of the app's choice.
@_spi(ForasteroInternal)
public typealias ControllerCreator = @MainActor (NSCoder) -> UIViewController?

/// The file of a storyboard, which the module that reads such files knows.
@_spi(ForasteroInternal)
@MainActor
public protocol StoryboardContent: AnyObject {
    /// The storyboard of a name; nil where the bundle has none.
    static func open(_ name: String, in bundle: Bundle?) -> (any StoryboardContent)?
    func makeInitialController(of storyboard: UIStoryboard, creator: ControllerCreator?) -> UIViewController?
    func makeController(of storyboard: UIStoryboard, identifier: String, creator: ControllerCreator?) -> UIViewController?
}

/// The link of a controller to the scene of a storyboard from which it was made.
@_spi(ForasteroInternal)
@MainActor
public protocol SceneTies: AnyObject {
    var storyboard: UIStoryboard { get }
    /// True if the scene holds the view of the controller.
    var hasView: Bool { get }
    /// Makes the view and gives it to the controller.
    func loadView(of controller: UIViewController)
    /// The segue that has an identifier, ready to be performed; nil if there is none.
    func segue(withIdentifier identifier: String) -> (any SegueTemplate)?
}

/// A segue of a scene, from which one is made each time that it is performed.
@_spi(ForasteroInternal)
@MainActor
public protocol SegueTemplate: AnyObject {
    func perform(from controller: UIViewController, sender: Any?)
}
