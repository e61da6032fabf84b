import UIKit

/// A colour that fills a card, with a toolbar that makes it fainter or stronger, and a way to the next screen.
class ShadeController: UIViewController {
    private static let strengths: [CGFloat] = [0.25, 0.5, 0.75, 1]

    private let name: String
    private let color: UIColor
    private let level: Int
    private var strength = ShadeController.strengths.count - 1
    private let swatch = UIView()
    private let label = UILabel()

    init(name: String, color: UIColor, level: Int = 1) {
        self.name = name
        self.color = color
        self.level = level
        super.init(nibName: nil, bundle: nil)
        title = level == 1 ? name : "\(name) \(level)"
        navigationItem.largeTitleDisplayMode = .never
    }

    required init?(coder: NSCoder) {
        fatalError("This screen is made in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        swatch.layer.cornerRadius = 20
        swatch.accessibilityIdentifier = "swatch"
        view.addSubview(swatch)
        label.font = .systemFont(ofSize: 22, weight: .semibold)
        label.textColor = .white
        label.textAlignment = .center
        swatch.addSubview(label)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Next", style: .plain, target: self, action: #selector(showNext))
        let space = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
        toolbarItems = [
            UIBarButtonItem(
                title: "Fainter", style: .plain, target: self, action: #selector(makeFainter)), space,
            UIBarButtonItem(
                title: "Stronger", style: .plain, target: self, action: #selector(makeStronger)),
        ]
        showStrength()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(false, animated: animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if isMovingFromParent, navigationController?.topViewController is ShadeController == false {
            navigationController?.setToolbarHidden(true, animated: animated)
        }
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        view.setNeedsLayout()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        swatch.frame = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 16)
        label.frame = swatch.bounds
    }

    @objc private func showNext() {
        navigationController?.pushViewController(
            ShadeController(name: name, color: color, level: level + 1), animated: true)
    }

    @objc private func makeFainter() { change(by: -1) }
    @objc private func makeStronger() { change(by: 1) }

    private func change(by step: Int) {
        strength = min(max(strength + step, 0), ShadeController.strengths.count - 1)
        UIView.animate(withDuration: 0.25) { self.showStrength() }
    }

    private func showStrength() {
        let value = ShadeController.strengths[strength]
        swatch.backgroundColor = color.withAlphaComponent(value)
        label.text = "\(Int(value * 100)) %"
        toolbarItems?.first?.isEnabled = strength > 0
        toolbarItems?.last?.isEnabled = strength < ShadeController.strengths.count - 1
    }
}
