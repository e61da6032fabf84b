import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// Lets the user pick a colour: from a grid, from a spectrum or by sliders, with its opacity.
///
/// Present it as it is. Colours outside of sRGB are cut to those inside, and there is no eyedropper: a program cannot look at the screen.
// apple: https://developer.apple.com/documentation/uikit/uicolorpickerviewcontroller
@preconcurrency @MainActor @objcMembers open class UIColorPickerViewController: UIViewController {
    /// Is told what is picked. Not kept alive.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?

    /// The colour that is picked. Setting it tells nobody. Observable by its key. Default: black.
    open dynamic var selectedColor: UIColor = .black { didSet { if !isPicking { showColor() } } }

    /// True if the user may change the opacity. Default: true.
    open var supportsAlpha = true { didSet { picker?.supportsAlpha = supportsAlpha } }

    /// Default: true. Stored; there is no eyedropper.
    // status: stored-only
    open var supportsEyedropper = true

    /// The title over the picker. Default: nil, which shows "Colors".
    open override var title: String? {
        get { super.title }
        set {
            super.title = newValue
            showTitle()
        }
    }

    private var picker: ColorPickerView?
    private var isPicking = false

    /// A picker on which black is picked.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        preferredContentSize = ColorPickerTheme.flat.popoverSize
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        preferredContentSize = ColorPickerTheme.flat.popoverSize
    }

    open override func loadView() {
        let picker = ColorPickerView(frame: CGRect(origin: .zero, size: ColorPickerTheme.flat.popoverSize))
        picker.supportsAlpha = supportsAlpha
        picker.didPick = { [unowned self] in pick($0.color, $1) }
        picker.header.closeButton.addAction(UIAction { [unowned self] _ in close() }, for: .touchUpInside)
        self.picker = picker
        view = picker
        showTitle()
        showColor()
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // A popover is closed by a tap beside it; what is inside another controller is not the picker's to close.
        picker?.header.closeButton.isHidden = presentingViewController == nil || parent != nil || isInPopover
    }

    private var isInPopover: Bool {
        guard let popover = presentationController as? UIPopoverPresentationController else { return false }
        return popover.adaptivePresentationStyle(for: traitCollection) == .none || traitCollection.horizontalSizeClass == .regular
    }

    private func showTitle() { picker?.header.title.text = title ?? "Colors" }

    private func showColor() { picker?.picked = PickedColor(selectedColor, with: traitCollection) }

    private func pick(_ color: UIColor, _ isContinuing: Bool) {
        isPicking = true
        selectedColor = color
        isPicking = false
        if let didSelect = delegate?.colorPickerViewController(_:didSelect:continuously:) {
            didSelect(self, color, isContinuing)
        } else {
            delegate?.colorPickerViewControllerDidSelectColor?(self)
        }
    }

    private func close() {
        presentingViewController?.dismiss(animated: true)
        delegate?.colorPickerViewControllerDidFinish?(self)
    }
}
