import UIKit

/// Shows a view that takes text, and a button that copies it.
class TypingController: UIViewController {
    private let field = TypingView(frame: CGRect(x: 20, y: 100, width: 350, height: 60))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let copy = UIButton(type: .system)
        copy.frame = CGRect(x: 20, y: 180, width: 100, height: 44)
        copy.setTitle("Copy", for: .normal)
        copy.addTarget(self, action: #selector(copyText), for: .touchUpInside)
        view.addSubview(field)
        view.addSubview(copy)
    }

    @objc private func copyText() { UIPasteboard.general.string = field.text }
}
