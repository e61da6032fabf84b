import QuartzCore

@preconcurrency @MainActor public protocol UIContentConfiguration {
    func makeContentView() -> UIView & UIContentView
    func updated(for state: UIConfigurationState) -> Self
}
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
    var configuration: UIContentConfiguration { get set }
}
@preconcurrency @MainActor public protocol UIConfigurationState {}
public struct UICellConfigurationState: UIConfigurationState {
    public var isSelected = false, isHighlighted = false
}
public struct UIListContentConfiguration: UIContentConfiguration {
    public struct TextProperties { public var font = UIFont.systemFont(ofSize: 17), color = UIColor.black }
    public struct ImageProperties { public var tintColor: UIColor? }
    public nonisolated init() {}
    public var text: String?, secondaryText: String?, image: UIImage?
    public var textProperties = TextProperties(), secondaryTextProperties = TextProperties(), imageProperties = ImageProperties()
    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
    public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
    public func makeContentView() -> UIView & UIContentView { fatalError("The stub SDK makes no content views.") }
    public func updated(for state: UIConfigurationState) -> UIListContentConfiguration { self }
}
public struct UICellAccessory: Sendable {
    public static func disclosureIndicator() -> UICellAccessory { UICellAccessory() }
    public static func checkmark() -> UICellAccessory { UICellAccessory() }
}

@preconcurrency @MainActor open class UIContextMenuConfiguration: UIObject {
    public convenience init(
        identifier: NSCopying? = nil, previewProvider: (() -> UIViewController?)? = nil,
        actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
    ) {
        self.init()
        self.identifier = identifier
    }
    open private(set) var identifier: NSCopying?
}
@preconcurrency @MainActor open class UIPreviewParameters: UIObject {
    open var visiblePath: UIBezierPath?, backgroundColor: UIColor! = UIColor.clear
}
@preconcurrency @MainActor open class UITargetedPreview: UIObject {
    public init(view: UIView, parameters: UIPreviewParameters) { self.view = view }
    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }
    public let view: UIView
}
@preconcurrency @MainActor @objc public protocol UIPointerInteractionDelegate: NSObjectProtocol {
    @objc(pointerInteraction:styleForRegion:) optional func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle?
}
@preconcurrency @MainActor open class UIPointerInteraction: UIObject, UIInteraction {
    public init(delegate: UIPointerInteractionDelegate?) { self.delegate = delegate }
    open weak var delegate: UIPointerInteractionDelegate?
    open weak var view: UIView?
}
@preconcurrency @MainActor open class UIPointerRegion: UIObject {}
public enum UIPointerEffect {
    case automatic(UITargetedPreview), highlight(UITargetedPreview), lift(UITargetedPreview)
}
@preconcurrency @MainActor open class UIPointerStyle: UIObject {
    public convenience init(effect: UIPointerEffect) { self.init() }
}
