import UIKitCore

/// A calendar or wheels over the page, opened by a field of a date picker. Touches beside it close it.
final class DatePopoverController: UIViewController, UIPopoverPresentationControllerDelegate {
    let picker: UIDatePicker
    private let didClose: @MainActor () -> Void
    /// Around the picker, in points.
    private static let margin: CGFloat = 8

    init(picker: UIDatePicker, source: UIView, didClose: @escaping @MainActor () -> Void) {
        self.picker = picker
        self.didClose = didClose
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .popover
        popoverPresentationController?.delegate = self
        popoverPresentationController?.sourceView = source
        popoverPresentationController?.sourceRect = source.bounds
        let size = picker.intrinsicContentSize
        preferredContentSize = CGSize(width: size.width + 2 * Self.margin, height: size.height + 2 * Self.margin)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(picker)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // The arrow takes its part of the view, inside of the safe area.
        let area = view.bounds.inset(by: view.safeAreaInsets)
        let size = picker.intrinsicContentSize
        picker.frame = CGRect(
            x: area.midX - size.width / 2, y: area.midY - size.height / 2, width: size.width, height: size.height)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        didClose()
    }

    /// A popover on phones, too.
    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle
    {
        .none
    }
}
