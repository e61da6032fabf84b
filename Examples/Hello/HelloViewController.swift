import UIKit

/// A label, a button, and everything that an iOS app does through the Objective-C runtime.
class HelloViewController: UIViewController {
    /// The views that are found by their tag.
    private enum Tag {
        static let greeting = 1
        static let card = 2
    }

    private let counter = TapCounter()
    private let listener: Listener = PoliteListener()
    private let greeting = UILabel()
    private let card = UIView()
    private let countLabel = UILabel()
    private let button = UIButton(type: .system)
    private let clockLabel = UILabel()
    private var timer: Timer?
    private var seconds = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        makeGreeting()
        makeCard()
        makeButton()
        makeClock()
        counter.delegate = listener
        NotificationCenter.default.addObserver(
            self, selector: #selector(counterDidChange(_:)), name: TapCounter.didChangeNotification, object: counter)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick(_:)), userInfo: nil, repeats: true)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        timer?.invalidate()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let safeArea = view.bounds.inset(by: view.safeAreaInsets)
        let width = min(safeArea.width - 40, 420)
        let left = safeArea.midX - width / 2
        let top = safeArea.minY + max(16, (safeArea.height - 400) / 3)
        greeting.frame = CGRect(x: left, y: top, width: width, height: 44)
        card.frame = CGRect(x: left, y: greeting.frame.maxY + 20, width: width, height: 132)
        countLabel.frame = card.bounds.insetBy(dx: 20, dy: 20)
        button.frame = CGRect(x: left, y: card.frame.maxY + 20, width: width, height: 50)
        clockLabel.frame = CGRect(x: left, y: button.frame.maxY + 16, width: width, height: 20)
    }

    // MARK: Views

    private func makeGreeting() {
        greeting.text = "Hello"
        greeting.font = .systemFont(ofSize: 34, weight: .bold)
        greeting.tag = Tag.greeting
        view.addSubview(greeting)
    }

    private func makeCard() {
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = 14
        card.tag = Tag.card
        card.accessibilityIdentifier = "card"
        card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(cardTapped(_:))))
        view.addSubview(card)

        countLabel.text = "Tap the button, or this card."
        countLabel.font = .preferredFont(forTextStyle: .title3)
        countLabel.textColor = .secondaryLabel
        countLabel.textAlignment = .center
        countLabel.numberOfLines = 0
        card.addSubview(countLabel)
    }

    private func makeButton() {
        button.setTitle("Tap me", for: .normal)
        button.titleLabel?.font = .preferredFont(forTextStyle: .headline)
        button.backgroundColor = .secondarySystemGroupedBackground
        button.layer.cornerRadius = 14
        button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
        view.addSubview(button)
    }

    private func makeClock() {
        clockLabel.text = "Just opened"
        clockLabel.font = .preferredFont(forTextStyle: .footnote)
        clockLabel.textColor = .tertiaryLabel
        clockLabel.textAlignment = .center
        view.addSubview(clockLabel)
    }

    // MARK: Actions

    @objc func tapped(_ sender: UIButton) {
        counter.count(by: 1)
        sender.setTitle("Once more", for: .normal)
    }

    @objc func cardTapped(_ recognizer: UITapGestureRecognizer) {
        counter.count(by: 10)
        let card = view.viewWithTag(Tag.card)
        UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
            card?.backgroundColor = self.counter.value.isMultiple(of: 2) ? .secondarySystemGroupedBackground : .systemTeal
        }
    }

    @objc func counterDidChange(_ notification: Notification) {
        guard let counter = notification.object as? TapCounter else { return }
        countLabel.text = counter.value == 1 ? "Tapped once." : "Counted to \(counter.value)."
        countLabel.textColor = .label
        if let label = view.viewWithTag(Tag.greeting) as? UILabel { label.text = counter.greeting }
    }

    @objc func tick(_ timer: Timer) {
        seconds += 1
        clockLabel.text = "Open for \(seconds) s"
    }
}
