import UIKit

/// Shows where it was tapped, in a popover whose arrow points there. Its XIB has two views: its own, and the one in the popover.
class SecondViewController: UIViewController {
    @IBOutlet var label: UILabel!
    @IBOutlet var xx: UITextField!
    @IBOutlet var yy: UITextField!
    /// The view with the two fields, which the popover shows. No outlet keeps it, and no more does what loads the XIB.
    private var fields: UIView?
    /// Kept until the delegate hears that the popover has gone: nobody else keeps it.
    private var popover: UIPopoverController?

    private static let tapAgain = NSLocalizedString("Tap again", comment: "After a popover has gone")

    override func viewDidLoad() {
        super.viewDidLoad()
        fields = xx.superview
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped(_:))))
    }

    @objc private func tapped(_ recognizer: UITapGestureRecognizer) {
        guard let fields, presentedViewController == nil else { return }
        let point = recognizer.location(in: view)
        xx.text = "x=\(Int(point.x))"
        yy.text = "y=\(Int(point.y))"
        let content = UIViewController()
        content.view = fields
        content.preferredContentSize = fields.bounds.size
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
        label.text = Self.tapAgain
    }
}

extension SecondViewController: UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { label.text = Self.tapAgain }
}
