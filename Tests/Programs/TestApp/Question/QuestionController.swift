import UIKit

/// Asks in the middle of a function, and waits there for the answer, as was done when alerts were views.
class QuestionController: UIViewController {
    private let button = UIButton(type: .system)
    private let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        button.setTitle("Ask", for: .normal)
        button.frame = CGRect(x: 20, y: 100, width: 350, height: 60)
        button.addTarget(self, action: #selector(ask), for: .touchUpInside)
        label.text = "Not asked"
        label.frame = CGRect(x: 20, y: 200, width: 350, height: 40)
        view.addSubview(button)
        view.addSubview(label)
    }

    @objc private func ask() {
        let first = Question("Sure?").answer()
        label.text = "Answered \(first), then \(Question("Really?").answer())"
    }
}

/// An alert whose answer is the result of a function.
class Question: NSObject, UIAlertViewDelegate {
    private let alert: UIAlertView
    private var chosen: Int?

    init(_ title: String) {
        alert = UIAlertView(title: title, message: nil, delegate: nil, cancelButtonTitle: "No")
        super.init()
        alert.addButton(withTitle: "Yes")
        alert.delegate = self
    }

    func answer() -> Int {
        alert.show()
        while chosen == nil, RunLoop.current.run(mode: .default, before: .distantFuture) {}
        return chosen ?? -1
    }

    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) { chosen = buttonIndex }
}
