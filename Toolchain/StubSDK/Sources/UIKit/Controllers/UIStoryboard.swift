import QuartzCore

@preconcurrency @MainActor open class UIStoryboard: UIObject {
    public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) { self.init() }
    open func instantiateInitialViewController() -> UIViewController? { nil }
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        fatalError("The stub SDK reads no storyboards.")
    }
    open func instantiateViewController<C: UIViewController>(identifier: String, creator: ((NSCoder) -> C?)? = nil) -> C {
        fatalError("The stub SDK reads no storyboards.")
    }
}
@preconcurrency @MainActor open class UIStoryboardSegue: UIObject {
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
        super.init()
    }
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping () -> Void
    ) { self.init(identifier: identifier, source: source, destination: destination) }
    public let identifier: String?, source: UIViewController, destination: UIViewController
    open func perform() {}
}
open class UINib: UIObject, @unchecked Sendable {
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {}
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] { [] }
}
extension Bundle {
    @preconcurrency @MainActor
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? { nil }
}
