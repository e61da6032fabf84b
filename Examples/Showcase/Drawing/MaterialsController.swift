import UIKit

/// Blurs and vibrancy over coloured stripes.
class MaterialsController: StatesController {
    override func addStates() {
        let styles: [(String, UIBlurEffect.Style)] = [
            ("systemUltraThinMaterial", .systemUltraThinMaterial), ("systemThinMaterial", .systemThinMaterial),
            ("systemMaterial", .systemMaterial), ("systemThickMaterial", .systemThickMaterial),
            ("systemChromeMaterial", .systemChromeMaterial), ("dark", .dark),
        ]
        for (name, style) in styles { add(name, sample(style), fillsWidth: true) }
    }

    private func sample(_ style: UIBlurEffect.Style) -> UIView {
        let colors: [UIColor] = [.systemRed, .systemYellow, .systemGreen, .systemBlue, .systemPurple]
        let stripes = UIStackView(
            arrangedSubviews: colors.map { color in
                let stripe = UIView()
                stripe.backgroundColor = color
                return stripe
            })
        stripes.distribution = .fillEqually
        stripes.heightAnchor.constraint(equalToConstant: 88).isActive = true
        let effect = UIBlurEffect(style: style)
        let blur = UIVisualEffectView(effect: effect)
        let vibrancy = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: effect))
        let label = UILabel()
        label.text = "Vibrant"
        label.font = .systemFont(ofSize: 22, weight: .semibold)
        label.textAlignment = .center
        pin(label, to: vibrancy.contentView, inset: 0)
        pin(vibrancy, to: blur.contentView, inset: 0)
        pin(blur, to: stripes, inset: 14)
        return stripes
    }

    private func pin(_ inner: UIView, to outer: UIView, inset: CGFloat) {
        inner.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: inset),
            inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -inset),
            inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: inset),
            inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -inset),
        ])
    }
}
