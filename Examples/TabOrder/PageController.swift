import UIKit

/// The page of a tab: its name in large letters, a switch that locks the other tabs, and the messages to the delegate.
class PageController: UIViewController {
    /// The identity of a controller among those of one class.
    @objc let contentIdentifier: String

    private let nameLabel = UILabel()
    private let classLabel = UILabel()
    private let lockLabel = UILabel()
    private let lock = UISwitch()
    private let logLabel = UILabel()

    required init(contentIdentifier: String) {
        self.contentIdentifier = contentIdentifier
        super.init(nibName: nil, bundle: nil)
        title = name
        tabBarItem.image = TabIcon.image(for: name)
    }

    required init?(coder: NSCoder) {
        contentIdentifier = coder.decodeObject(forKey: "contentIdentifier") as? String ?? ""
        super.init(coder: coder)
    }

    /// The name of the tab.
    var name: String { String(describing: type(of: self)) }

    var color: UIColor { .systemBlue }

    /// True if the other tabs cannot be selected from here.
    var isLocked: Bool { lock.isOn }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        nameLabel.text = name
        nameLabel.font = .systemFont(ofSize: name.count == 1 ? 160 : 72, weight: .bold)
        nameLabel.textColor = color
        nameLabel.textAlignment = .center
        nameLabel.accessibilityLabel = "Tab \(name)"
        classLabel.text = "An object of class \(String(describing: type(of: self)))"
        classLabel.font = .preferredFont(forTextStyle: .subheadline)
        classLabel.textColor = .secondaryLabel
        classLabel.textAlignment = .center
        lockLabel.text = "Lock the other tabs"
        lockLabel.font = .preferredFont(forTextStyle: .body)
        lock.accessibilityLabel = "Lock"
        logLabel.font = .monospacedSystemFont(ofSize: 12, weight: .regular)
        logLabel.textColor = .secondaryLabel
        logLabel.numberOfLines = 0
        logLabel.accessibilityIdentifier = "log"
        for part in [nameLabel, classLabel, lockLabel, lock, logLabel] { view.addSubview(part) }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        MessageLog.shared.observer = { [weak self] in self?.showMessages() }
        showMessages()
    }

    private func showMessages() {
        logLabel.text = MessageLog.shared.messages.joined(separator: "\n")
        view.setNeedsLayout()
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        view.setNeedsLayout()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 12)
        let nameHeight = min(190, area.height * 0.4)
        nameLabel.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: nameHeight)
        classLabel.frame = CGRect(x: area.minX, y: nameLabel.frame.maxY, width: area.width, height: 22)
        let lockSize = lock.bounds.size
        lock.frame.origin = CGPoint(x: area.maxX - lockSize.width, y: classLabel.frame.maxY + 24)
        lockLabel.frame = CGRect(
            x: area.minX, y: lock.frame.minY, width: lock.frame.minX - area.minX - 8,
            height: lockSize.height)
        let logTop = lock.frame.maxY + 24
        let room = CGSize(width: area.width, height: max(area.maxY - logTop, 0))
        let height = min(logLabel.sizeThatFits(room).height, room.height)
        logLabel.frame = CGRect(x: area.minX, y: logTop, width: area.width, height: height)
    }
}
