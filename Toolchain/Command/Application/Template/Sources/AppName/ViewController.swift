import UIKit

class ViewController: UIViewController {
    let label = UILabel()
    let button = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.text = "Hello, AppName"
        label.textAlignment = .center
        button.setTitle("Tap me", for: .normal)
        button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
        view.addSubview(label)
        view.addSubview(button)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        label.frame = CGRect(x: 20, y: view.bounds.midY - 60, width: view.bounds.width - 40, height: 40)
        button.frame = CGRect(x: 20, y: view.bounds.midY, width: view.bounds.width - 40, height: 44)
    }

    @objc func tapped(_ sender: UIButton) {
        label.text = "Thank you"
    }
}
