import UIKit

/// Does things later, in the ways that Swift and Dispatch offer.
class SleeperController: UIViewController {
    private let button = UIButton(type: .system)
    private let naps = UILabel()
    private let later = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        button.setTitle("Start", for: .normal)
        button.frame = CGRect(x: 20, y: 100, width: 350, height: 60)
        button.addTarget(self, action: #selector(start), for: .touchUpInside)
        naps.frame = CGRect(x: 20, y: 200, width: 350, height: 40)
        later.frame = CGRect(x: 20, y: 300, width: 350, height: 40)
        for part in [button, naps, later] { view.addSubview(part) }
    }

    @objc private func start() {
        DispatchQueue.main.asyncAfter(deadline: .now() + 60) { self.later.text = "Later" }
        Task {
            for number in 1...10 {
                try? await Task.sleep(for: .seconds(1))
                let sum = await Task.detached { (0...number).reduce(0, +) }.value
                naps.text = "Nap \(number), sum \(sum)"
            }
            try? await Task.sleep(nanoseconds: 50_000_000_000)
            naps.text = "Awake"
        }
    }
}
