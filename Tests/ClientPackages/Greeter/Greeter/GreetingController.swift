import Greetings
import UIKit

class GreetingController: UIViewController {
    @IBOutlet weak var greeting: UILabel!
    @IBOutlet weak var button: UIButton!
    private(set) var greeted = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .sunrise
        greeting.text = opening
        button.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(announce(_:))))
    }

    private var opening: String {
        guard let word = UserDefaults.standard.string(forKey: "greeting") else { return Greeting.standard }
        return word + " from " + (ProcessInfo.processInfo.environment["GREETER_HOST"] ?? "nobody")
    }

    @IBAction func welcome(_ sender: UITextField) {
        greeting.text = "Good day, " + (sender.text ?? "")
    }

    /// Comes later: an alert by the clock of the app, then a text from another thread.
    @objc private func announce(_ recognizer: UILongPressGestureRecognizer) {
        guard recognizer.state == .began else { return }
        DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
            let alert = UIAlertController(title: "Later", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in self.compute() })
            self.present(alert, animated: true)
        }
    }

    private func compute() {
        DispatchQueue.global().async {
            let hash = (1...400_000).reduce(5381) { ($0 &* 33) ^ $1 }
            DispatchQueue.main.async { self.greeting.text = hash == 0 ? "Zero" : "Computed" }
        }
    }

    @IBAction func greet(_ sender: UIButton) {
        greeted += 1
        let shown = limitedGreetings(UInt32(greeted), GreetingLimits(least: 0, most: UInt32(GREETING_MAXIMUM)))
        greeting.text = String(format: NSLocalizedString("greeted", comment: ""), Int(shown))
    }
}

/// Of a module that the bridging header names.
enum DigestLength {
    static let ofGreetings = Int(CC_SHA256_DIGEST_LENGTH)
}
