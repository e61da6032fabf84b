import UIKit

class PickingController: UIViewController {
    @objc func pickLater() {}

    @IBAction func pick(_ sender: UIButton) {
        perform(#selector(pickLater), with: nil, afterDelay: 1)
        nonsense()
    }
}
