import UIKit

/// Says what two fingers have done to the photo, once they are lifted.
class PhotoController: UIViewController {
    private let words = UILabel(frame: CGRect(x: 20, y: 60, width: 350, height: 40))
    private let photo = UIView(frame: CGRect(x: 45, y: 200, width: 300, height: 300))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        words.text = "Untouched"
        photo.backgroundColor = .systemTeal
        photo.accessibilityIdentifier = "photo"
        photo.addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: #selector(pinched)))
        photo.addGestureRecognizer(UIRotationGestureRecognizer(target: self, action: #selector(turned)))
        let tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
        tap.numberOfTouchesRequired = 2
        photo.addGestureRecognizer(tap)
        view.addSubview(words)
        view.addSubview(photo)
    }

    @objc private func pinched(_ recognizer: UIPinchGestureRecognizer) {
        guard recognizer.state == .ended else { return }
        words.text = recognizer.scale > 1 ? "Enlarged" : "Made smaller"
        photo.backgroundColor = recognizer.scale > 1 ? .systemGreen : .systemOrange
    }

    @objc private func turned(_ recognizer: UIRotationGestureRecognizer) {
        guard recognizer.state == .ended else { return }
        words.text = recognizer.rotation > 0 ? "Turned clockwise" : "Turned back"
        photo.backgroundColor = .systemPurple
    }

    @objc private func tapped() {
        words.text = "Tapped by two"
        photo.backgroundColor = .systemRed
    }
}
