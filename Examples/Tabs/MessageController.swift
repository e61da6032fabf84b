import UIKit

/// One message.
class MessageController: UIViewController {
    private let message: Message
    private let label = UILabel()

    init(message: Message) {
        self.message = message
        super.init(nibName: nil, bundle: nil)
        title = message.sender
        navigationItem.largeTitleDisplayMode = .never
    }

    required init?(coder: NSCoder) {
        fatalError("This screen is made in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.text = message.text
        label.font = .preferredFont(forTextStyle: .title3)
        label.numberOfLines = 0
        view.addSubview(label)
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        view.setNeedsLayout()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 24)
        label.frame = CGRect(origin: area.origin, size: label.sizeThatFits(area.size))
    }
}
