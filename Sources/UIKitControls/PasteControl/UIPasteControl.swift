import Foundation
import ItemProvider
@_spi(ForasteroInternal) public import UIKitCore
import UIKitInteractions

/// A button that pastes. It is enabled while the pasteboard has something that its target takes.
///
/// On iOS a tap is the user's permission to read the pasteboard; on Linux there is no such question, so that this is a button like others
/// (SV-123).
// apple: https://developer.apple.com/documentation/uikit/uipastecontrol
@preconcurrency @MainActor open class UIPasteControl: UIControl {
    /// How the control looks, as it was given when the control was made.
    public let configuration: Configuration
    /// What the items of the pasteboard are handed to. Not kept alive. Default: nil, and the control is disabled.
    open weak var target: (any UIPasteConfigurationSupporting)? { didSet { update() } }
    private let button = UIButton(frame: .zero)

    public override init(frame: CGRect) {
        configuration = Configuration()
        super.init(frame: frame)
        install()
    }

    /// A control that looks as a configuration says; later changes of that have no influence.
    public init(configuration: Configuration) {
        self.configuration = configuration
        super.init(frame: .zero)
        install()
        frame.size = intrinsicContentSize
    }

    public required init?(coder: NSCoder) {
        configuration = Configuration()
        super.init(coder: coder)
        install()
    }

    // MARK: Overriding

    open override var intrinsicContentSize: CGSize { button.intrinsicContentSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { button.sizeThatFits(size) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        button.frame = bounds
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        update()
    }

    // MARK: Private

    private func install() {
        var look = UIButton.Configuration.filled()
        if configuration.displayMode != .iconOnly { look.title = "Paste" }
        if configuration.displayMode != .labelOnly { look.image = UIImage(systemName: "doc.on.clipboard") }
        look.imagePadding = 6
        look.cornerStyle = configuration.cornerStyle
        if configuration.cornerRadius >= 0 { look.background.cornerRadius = configuration.cornerRadius }
        look.baseForegroundColor = configuration.baseForegroundColor
        look.baseBackgroundColor = configuration.baseBackgroundColor
        button.configuration = look
        button.accessibilityLabel = "Paste"
        button.addAction(UIAction { [weak self] _ in self?.paste() }, for: .primaryActionTriggered)
        addSubview(button)
        NotificationCenter.default.addObserver(
            self, selector: #selector(pasteboardDidChange), name: UIPasteboard.changedNotification, object: nil)
        update()
    }

    @objc private func pasteboardDidChange() { update() }

    private func update() { isEnabled = target.map { Self.takes($0, UIPasteboard.general.itemProviders) } ?? false }

    open override var isEnabled: Bool {
        get { super.isEnabled }
        set {
            super.isEnabled = newValue
            button.isEnabled = newValue
        }
    }

    private func paste() {
        let items = UIPasteboard.general.itemProviders
        guard let target, Self.takes(target, items) else { return }
        target.paste?(itemProviders: items)
    }

    private static func takes(_ target: any UIPasteConfigurationSupporting, _ items: [NSItemProvider]) -> Bool {
        target.canPaste?(items) ?? target.pasteConfiguration?.accepts(items) ?? false
    }
}
