import UIKit

/// A ball that rolls from side to side, and one that follows a tap.
class MotionController: UIViewController {
    private let track = UIView()
    private let ball = UIView()
    private let button = UIButton(type: .system)
    private let stateLabel = UILabel()
    private var isRolling = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        track.backgroundColor = .secondarySystemGroupedBackground
        track.layer.cornerRadius = 12
        track.accessibilityIdentifier = "track"
        track.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped(_:))))
        view.addSubview(track)
        ball.frame = CGRect(x: 16, y: 16, width: 56, height: 56)
        ball.backgroundColor = .systemOrange
        ball.layer.cornerRadius = 28
        ball.accessibilityIdentifier = "ball"
        track.addSubview(ball)
        stateLabel.text = "Tap to throw the ball."
        stateLabel.font = .preferredFont(forTextStyle: .footnote)
        stateLabel.textColor = .secondaryLabel
        stateLabel.textAlignment = .center
        view.addSubview(stateLabel)
        button.setTitle("Roll", for: .normal)
        button.titleLabel?.font = .preferredFont(forTextStyle: .headline)
        button.backgroundColor = .secondarySystemGroupedBackground
        button.layer.cornerRadius = 12
        button.addTarget(self, action: #selector(rollOrStop), for: .touchUpInside)
        view.addSubview(button)
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        view.setNeedsLayout()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 12)
        button.frame = CGRect(x: area.minX, y: area.maxY - 50, width: area.width, height: 50)
        stateLabel.frame = CGRect(
            x: area.minX, y: button.frame.minY - 32, width: area.width, height: 20)
        track.frame = CGRect(
            x: area.minX, y: area.minY, width: area.width, height: stateLabel.frame.minY - 12 - area.minY)
    }

    /// The ball stops where an animation leaves it when the screen goes away.
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if isRolling { rollOrStop() }
    }

    @objc private func tapped(_ recognizer: UITapGestureRecognizer) {
        let place = recognizer.location(in: track)
        UIView.animate(
            withDuration: 0.6, delay: 0, options: .curveEaseOut,
            animations: { self.ball.center = place },
            completion: { _ in self.stateLabel.text = "At rest" })
        stateLabel.text = "On its way"
    }

    @objc private func rollOrStop() {
        isRolling.toggle()
        button.setTitle(isRolling ? "Stop" : "Roll", for: .normal)
        stateLabel.text = isRolling ? "Rolling" : "At rest"
        if isRolling {
            ball.center.x = 44
            UIView.animate(
                withDuration: 1.2, delay: 0,
                options: [.repeat, .autoreverse, .curveEaseInOut, .allowUserInteraction]
            ) {
                self.ball.center.x = self.track.bounds.width - 44
                self.ball.backgroundColor = .systemPurple
            }
        } else {
            ball.layer.removeAllAnimations()
            ball.center.x = 44
            ball.backgroundColor = .systemOrange
        }
    }
}
