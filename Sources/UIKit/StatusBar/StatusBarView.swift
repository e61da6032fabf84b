import Foundation
import UIKitViews

/// Draws a status bar.
@MainActor
final class StatusBarView: UIView {
    private let label = UILabel()
    private var content: StatusBarContent?
    private var layout: StatusBarLayout?
    private var color = UIColor.black

    /// Beyond that a battery is not low.
    private static let lowLevel: CGFloat = 0.2

    init() {
        super.init(frame: .zero)
        isOpaque = false
        backgroundColor = .clear
        contentMode = .redraw
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ content: StatusBarContent, _ layout: StatusBarLayout, in color: UIColor) {
        (self.content, self.layout, self.color) = (content, layout, color)
        label.text = content.time
        label.font = .systemFont(ofSize: layout.fontSize, weight: .semibold)
        label.textAlignment = layout.alignment
        label.textColor = color
        label.frame = layout.time
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        guard let content, let layout, let context = UIGraphicsGetCurrentContext() else { return }
        if let place = layout.network {
            context.saveGState()
            context.translateBy(x: place.x, y: place.y)
            color.set()
            draw(content.connection)
            context.restoreGState()
        }
        if let place = layout.battery, let charge = content.charge {
            context.saveGState()
            context.translateBy(x: place.x, y: place.y)
            draw(charge)
            context.restoreGState()
        }
    }

    // MARK: The network, in a box of 17 × 12

    private func draw(_ connection: StatusBarContent.Connection) {
        switch connection {
        case .none: break
        case .wifi: drawWaves()
        case .cellular: drawSteps()
        case .wired: drawSocket()
        }
    }

    private func drawWaves() {
        let center = CGPoint(x: 8.5, y: 11.4)
        let (first, last) = (-CGFloat.pi * 3 / 4, -CGFloat.pi / 4)
        let source = UIBezierPath()
        source.move(to: center)
        source.addArc(withCenter: center, radius: 3.6, startAngle: first, endAngle: last, clockwise: true)
        source.close()
        source.fill()
        for radius in [6.4, 10.2] {
            let wave = UIBezierPath(arcCenter: center, radius: radius, startAngle: first, endAngle: last, clockwise: true)
            wave.lineWidth = 2
            wave.stroke()
        }
    }

    private func drawSteps() {
        for (index, height) in [4.0, 6.5, 9, 11.5].enumerated() {
            UIBezierPath(roundedRect: CGRect(x: CGFloat(index) * 4.6, y: 11.5 - height, width: 3, height: height), cornerRadius: 0.8).fill()
        }
    }

    private func drawSocket() {
        for bracket in [line(through: [(4, 2), (0.8, 6), (4, 10)]), line(through: [(13, 2), (16.2, 6), (13, 10)])] {
            bracket.lineWidth = 1.5
            bracket.lineCapStyle = .round
            bracket.lineJoinStyle = .round
            bracket.stroke()
        }
        for x in [5.4, 8.5, 11.6] { UIBezierPath(ovalIn: CGRect(x: x - 0.9, y: 5.1, width: 1.8, height: 1.8)).fill() }
    }

    // MARK: The battery, in a box of 26 × 12

    private func draw(_ charge: StatusBarContent.Charge) {
        color.withAlphaComponent(0.4).set()
        UIBezierPath(roundedRect: CGRect(x: 0.5, y: 0.5, width: 23, height: 11), cornerRadius: 3.5).stroke()
        let pole = UIBezierPath(
            roundedRect: CGRect(x: 24.6, y: 4, width: 1.4, height: 4), byRoundingCorners: [.topRight, .bottomRight],
            cornerRadii: CGSize(width: 1.4, height: 1.4))
        pole.fill()
        let level = min(max(charge.level, 0), 1)
        (charge.isPlugged ? UIColor.systemGreen : level <= Self.lowLevel ? .systemRed : color).setFill()
        if level > 0 {
            UIBezierPath(roundedRect: CGRect(x: 2, y: 2, width: max(20 * level, 2), height: 8), cornerRadius: min(2, 10 * level)).fill()
        }
        if charge.isPlugged { drawBolt() }
    }

    private func drawBolt() {
        let bolt = line(through: [(13.2, 1), (7.8, 6.9), (11.3, 6.9), (10.2, 11), (16, 4.9), (12.3, 4.9)])
        bolt.close()
        color.setFill()
        bolt.fill()
    }
    private func line(through points: [(x: CGFloat, y: CGFloat)]) -> UIBezierPath {
        let path = UIBezierPath()
        for (index, point) in points.enumerated() {
            let place = CGPoint(x: point.x, y: point.y)
            if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
        }
        return path
    }
}
