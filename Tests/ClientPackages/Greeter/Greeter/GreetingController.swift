import Greetings
import UIKit

class GreetingController: UIViewController {
    @IBOutlet weak var greeting: UILabel!
    @IBOutlet weak var button: UIButton!
    private(set) var greeted = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(named: "Sunrise")
        greeting.text = Greeting.standard
    }

    @IBAction func greet(_ sender: UIButton) {
        greeted += 1
        greeting.text = String(format: NSLocalizedString("greeted", comment: ""), greeted)
    }
}
