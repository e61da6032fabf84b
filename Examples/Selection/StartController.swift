import UIKit

/// Shows which text was chosen, and lets the user choose another one.
class StartController: UIViewController {
    private let titleLabel = UILabel()
    private let choiceLabel = UILabel()
    private let button = UIButton(type: .system)

    /// `-rows 1000000` on the command line makes a million texts to choose from; there are no more than that.
    private lazy var texts: [String] = {
        let count = UserDefaults.standard.integer(forKey: "rows")
        guard count > 0 else { return ["Arriba", "Criollo", "Forastero", "Nacional", "Porcelana", "Trinitario"] }
        return (1...min(count, 1_000_000)).map { "Text \($0)" }
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        titleLabel.text = "Your choice"
        titleLabel.font = .preferredFont(forTextStyle: .subheadline)
        titleLabel.textColor = .secondaryLabel
        choiceLabel.text = "Nothing yet"
        choiceLabel.font = .preferredFont(forTextStyle: .largeTitle)
        choiceLabel.accessibilityIdentifier = "choice"
        button.setTitle("Choose", for: .normal)
        button.titleLabel?.font = .preferredFont(forTextStyle: .body)
        button.addTarget(self, action: #selector(choose), for: .touchUpInside)
        for label in [titleLabel, choiceLabel] {
            label.textAlignment = .center
            view.addSubview(label)
        }
        view.addSubview(button)
        NotificationCenter.default.addObserver(self, selector: #selector(chosen(_:)), name: .selectionVC, object: nil)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        titleLabel.frame = CGRect(x: area.minX, y: area.midY - 90, width: area.width, height: 20)
        choiceLabel.frame = CGRect(x: area.minX, y: area.midY - 66, width: area.width, height: 44)
        button.frame = CGRect(x: area.midX - 60, y: area.midY + 2, width: 120, height: 44)
    }

    @objc private func choose() {
        present(SelectionVC.selection(with: texts), animated: true)
    }

    @objc private func chosen(_ notification: Notification) {
        guard let row = notification.userInfo?["row"] as? Int else { return }
        choiceLabel.text = texts[row]
        dismiss(animated: true)
    }
}
