import UIKit

/// Counts taps of its button; a tap anywhere else begins again.
class CounterViewController: UIViewController {
    @objc dynamic private(set) var count = 0 {
        didSet { label.text = "Count: \(count)" }
    }

    let label = UILabel()
    let button = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        label.text = "Count: 0"
        label.frame = CGRect(x: 40, y: 100, width: 310, height: 40)
        button.setTitle("Add", for: .normal)
        button.frame = CGRect(x: 40, y: 160, width: 310, height: 44)
        button.addTarget(self, action: #selector(add(_:)), for: .touchUpInside)
        view.addSubview(label)
        view.addSubview(button)
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(reset)))
    }

    @objc func add(_ sender: UIButton) { count += 1 }

    @objc func reset() { count = 0 }
}
