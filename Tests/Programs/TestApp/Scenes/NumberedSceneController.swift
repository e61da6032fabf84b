import UIKit

/// From the top: a coloured strip that counts touches and can be dragged, a button for another scene, one that closes this scene, and a field.
class NumberedSceneController: UIViewController {
    private let isFirst: Bool
    let say: (String) -> Void
    private var size = CGSize.zero

    init(isFirst: Bool, say: @escaping (String) -> Void) {
        self.isFirst = isFirst
        self.say = say
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = isFirst ? .red : .blue
        let another = UIButton(
            primaryAction: UIAction(title: "Another") { _ in
                UIApplication.shared.requestSceneSessionActivation(
                    nil, userActivity: NSUserActivity(activityType: "org.example.note"), options: nil)
            })
        let close = UIButton(
            primaryAction: UIAction(title: "Close") { [unowned self] _ in
                guard let session = view.window?.windowScene?.session else { return }
                UIApplication.shared.requestSceneSessionDestruction(session, options: nil)
            })
        let field = UITextField()
        field.backgroundColor = .white
        field.addAction(UIAction { [unowned self, unowned field] _ in say("text \(field.text ?? "")") }, for: .editingChanged)
        for (index, part) in [another, close, field].enumerated() {
            part.frame = CGRect(x: 0, y: 100 * CGFloat(index + 1), width: 300, height: 100)
            view.addSubview(part)
        }
        let strip = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        view.addSubview(strip)
        addDragging(to: strip)
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
    }

    @objc private func tapped() { say("tapped") }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard view.bounds.size != size else { return }
        size = view.bounds.size
        say("size \(Int(size.width))x\(Int(size.height)) screen \(Int(view.window?.windowScene?.screen.bounds.width ?? 0))")
    }
}
