import Foundation

/// A way from one controller to another, as a storyboard has it.
///
/// Made again each time that it is taken. A subclass, which the storyboard names, shows ``destination`` in a way of its own.
// apple: https://developer.apple.com/documentation/uikit/uistoryboardsegue
@preconcurrency @MainActor @objcMembers open class UIStoryboardSegue: UIObject {
    /// Who caused the segue.
    @_spi(ForasteroInternal)
    @nonobjc public final var sender: Any?
    /// The kind of segue in the storyboard.
    @_spi(ForasteroInternal)
    @nonobjc public final var standardAction: ((UIStoryboardSegue) -> Void)?

    /// A segue between two controllers. The storyboard makes it; ``perform()`` takes it.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        super.init()
    }

    /// A segue that does what a closure says.
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        standardAction = { _ in performHandler() }
    }

    /// Its name in the storyboard; nil if it has none.
    public let identifier: String?
    /// Where it begins.
    @objc(sourceViewController) public let source: UIViewController
    /// Where it leads to. The view of the controller is not loaded yet when the source is asked to prepare.
    @objc(destinationViewController) public let destination: UIViewController

    /// Shows ``destination``. Does what the storyboard says of the segue; overriders do it their way.
    open func perform() { standardAction?(self) }
}

/// The static type through which `_objcNew(segue:…)` reaches the initializer. It has no instances.
@preconcurrency @MainActor
open class _NewStoryboardSegue: UIStoryboardSegue {
    public required override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        super.init(identifier: identifier, source: source, destination: destination)
    }
}

/// A new segue of a class that is only known at run time.
/// - Precondition: the class has `init(identifier:source:destination:)`.
@preconcurrency @MainActor
public func _objcNew<T: UIStoryboardSegue>(
    _ type: T.Type, identifier: String?, source: UIViewController, destination: UIViewController
) -> T {
    unsafeDowncast(UIStoryboardSegue.make(type, identifier: identifier, source: source, destination: destination), to: T.self)
}

extension UIStoryboardSegue {
    /// A new segue of a class that is only known at run time.
    @_spi(ForasteroInternal)
    public static func make(
        _ type: UIStoryboardSegue.Type, identifier: String?, source: UIViewController, destination: UIViewController
    ) -> UIStoryboardSegue {
        unsafeBitCast(type, to: _NewStoryboardSegue.Type.self).init(identifier: identifier, source: source, destination: destination)
    }
}
