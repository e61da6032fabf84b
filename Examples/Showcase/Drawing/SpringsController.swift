import UIKit

/// Squares that move by curves and springs when the page is tapped.
class SpringsController: StatesController {
    private var squares: [UIView] = []

    override func addStates() {
        for (name, color) in [("easeInOut", UIColor.systemRed), ("spring, damping 0.4", .systemGreen), ("property animator", .systemBlue)] {
            let track = UIView()
            let square = UIView(frame: CGRect(x: 0, y: 5, width: 40, height: 40))
            square.backgroundColor = color
            square.layer.cornerRadius = 8
            track.addSubview(square)
            track.heightAnchor.constraint(equalToConstant: 50).isActive = true
            squares.append(square)
            add(name, track, fillsWidth: true)
        }
        add("all of them", UIButton(type: .system, primaryAction: UIAction(title: "Move") { [weak self] _ in self?.move() }))
    }

    private func move() {
        let target: CGFloat = squares[0].frame.minX > 100 ? 0 : 260
        UIView.animate(withDuration: 0.8, delay: 0, options: .curveEaseInOut) { self.squares[0].frame.origin.x = target }
        UIView.animate(withDuration: 0.8, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0) {
            self.squares[1].frame.origin.x = target
        }
        UIViewPropertyAnimator(duration: 0.8, controlPoint1: CGPoint(x: 0.9, y: 0), controlPoint2: CGPoint(x: 0.1, y: 1)) {
            self.squares[2].frame.origin.x = target
            self.squares[2].transform = target > 0 ? CGAffineTransform(rotationAngle: .pi / 4) : .identity
        }.startAnimation()
    }
}
