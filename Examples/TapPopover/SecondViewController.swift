import UIKit

/// Shows where it was tapped, in a popover whose arrow points there.
class SecondViewController: UIViewController {
    private let label = UILabel()
    private let xx = UILabel()
    private let yy = UILabel()
    /// The view with the two fields, which the popover shows.
    private let fields = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 88))
    /// Kept until the delegate hears that the popover has gone: nobody else keeps it.
    private var popover: UIPopoverController?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.text = "Tap anywhere"
        label.font = .preferredFont(forTextStyle: .title1)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        view.addSubview(label)
        setUpFields()
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped(_:))))
    }

    private func setUpFields() {
        for (row, field) in [xx, yy].enumerated() {
            field.frame = CGRect(x: 16, y: 8 + 36 * CGFloat(row), width: 288, height: 36)
            field.font = .monospacedDigitSystemFont(ofSize: 20, weight: .regular)
            field.textAlignment = .center
            field.autoresizingMask = .flexibleWidth
            fields.addSubview(field)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        label.frame = CGRect(x: area.minX, y: area.midY - 20, width: area.width, height: 40)
    }

    @objc private func tapped(_ recognizer: UITapGestureRecognizer) {
        let point = recognizer.location(in: view)
        xx.text = "x=\(Int(point.x))"
        yy.text = "y=\(Int(point.y))"
        let content = UIViewController()
        content.view = fields
        content.preferredContentSize = CGSize(width: 320, height: 88)
        if traitCollection.userInterfaceIdiom == .pad {
            showPopover(with: content, at: point)
        } else {
            presentPopover(with: content, at: point)
        }
    }

    /// As on the first tablets.
    private func showPopover(with content: UIViewController, at point: CGPoint) {
        let popover = UIPopoverController(contentViewController: content)
        popover.delegate = self
        popover.present(from: CGRect(origin: point, size: .zero), in: view, permittedArrowDirections: .any, animated: true)
        self.popover = popover
    }

    /// As today, on phones too.
    private func presentPopover(with content: UIViewController, at point: CGPoint) {
        content.modalPresentationStyle = .popover
        content.popoverPresentationController?.sourceView = view
        content.popoverPresentationController?.sourceRect = CGRect(origin: point, size: .zero)
        content.popoverPresentationController?.delegate = self
        present(content, animated: true)
    }
}

extension SecondViewController: UIPopoverControllerDelegate {
    func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {
        popover = nil
        label.text = "Tap again"
    }
}

extension SecondViewController: UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { label.text = "Tap again" }
}
