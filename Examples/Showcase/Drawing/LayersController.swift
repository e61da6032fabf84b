import UIKit

/// Gradients, shapes, replicas, particles, shadows and text, each a layer.
class LayersController: StatesController {
    override func addStates() {
        add("CAGradientLayer", host(gradient()), fillsWidth: true)
        add("CAShapeLayer", host(shape()), fillsWidth: true)
        add("CAReplicatorLayer", host(replicas()), fillsWidth: true)
        add("CAEmitterLayer", host(particles()), fillsWidth: true)
        add("shadow, border and corners", host(card()), fillsWidth: true)
        add("CATextLayer", host(text()), fillsWidth: true)
    }

    private func host(_ layer: CALayer) -> UIView {
        let view = UIView()
        view.heightAnchor.constraint(equalToConstant: 90).isActive = true
        view.clipsToBounds = layer is CAEmitterLayer
        if layer.frame.isEmpty { layer.frame = CGRect(x: 0, y: 0, width: 320, height: 90) }
        view.layer.addSublayer(layer)
        return view
    }

    private func gradient() -> CALayer {
        let layer = CAGradientLayer()
        layer.colors = [UIColor.systemPink.cgColor, UIColor.systemOrange.cgColor, UIColor.systemYellow.cgColor]
        layer.startPoint = CGPoint(x: 0, y: 0.5)
        layer.endPoint = CGPoint(x: 1, y: 0.5)
        layer.cornerRadius = 12
        return layer
    }

    private func shape() -> CALayer {
        let layer = CAShapeLayer()
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 8, y: 70))
        path.addCurve(to: CGPoint(x: 300, y: 20), controlPoint1: CGPoint(x: 100, y: -60), controlPoint2: CGPoint(x: 200, y: 150))
        layer.path = path.cgPath
        layer.fillColor = nil
        layer.strokeColor = UIColor.systemBlue.cgColor
        layer.lineWidth = 6
        layer.lineCap = .round
        layer.lineDashPattern = [16, 12]
        let drawing = CABasicAnimation(keyPath: "lineDashPhase")
        drawing.fromValue = 28
        drawing.toValue = 0
        drawing.duration = 1
        drawing.repeatCount = .infinity
        layer.add(drawing, forKey: "march")
        return layer
    }

    private func replicas() -> CALayer {
        let layer = CAReplicatorLayer()
        let bar = CALayer()
        bar.frame = CGRect(x: 0, y: 20, width: 12, height: 50)
        bar.backgroundColor = UIColor.systemGreen.cgColor
        bar.cornerRadius = 6
        layer.addSublayer(bar)
        layer.instanceCount = 12
        layer.instanceTransform = CATransform3DMakeTranslation(26, 0, 0)
        layer.instanceAlphaOffset = -0.07
        return layer
    }

    private func particles() -> CALayer {
        let layer = CAEmitterLayer()
        let cell = CAEmitterCell()
        cell.contents =
            UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12)).image { context in
                UIColor.white.setFill()
                context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 12, height: 12))
            }.cgImage
        cell.birthRate = 30
        cell.lifetime = 2
        cell.velocity = 60
        cell.emissionRange = .pi / 3
        cell.emissionLongitude = -.pi / 2
        cell.alphaSpeed = -0.5
        cell.color = UIColor.systemPurple.cgColor
        layer.emitterPosition = CGPoint(x: 160, y: 88)
        layer.emitterSize = CGSize(width: 200, height: 1)
        layer.emitterShape = .line
        layer.emitterCells = [cell]
        return layer
    }

    private func card() -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(x: 16, y: 10, width: 200, height: 66)
        layer.backgroundColor = UIColor.systemTeal.cgColor
        layer.cornerRadius = 18
        layer.borderWidth = 3
        layer.borderColor = UIColor.white.cgColor
        layer.shadowOpacity = 0.4
        layer.shadowRadius = 8
        layer.shadowOffset = CGSize(width: 0, height: 4)
        return layer
    }

    private func text() -> CALayer {
        let layer = CATextLayer()
        layer.string = "A layer of text"
        layer.font = UIFont.systemFont(ofSize: 28, weight: .light)
        layer.fontSize = 28
        layer.foregroundColor = UIColor.systemIndigo.cgColor
        layer.contentsScale = traitCollection.displayScale
        return layer
    }
}
