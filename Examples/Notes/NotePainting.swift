import UIKit

/// Pictures that can be put into a note.
enum NotePainting: String, CaseIterable {
    case hills = "Hills"
    case waves = "Waves"
    case tiles = "Tiles"

    var image: UIImage {
        let size = CGSize(width: 320, height: 180)
        return UIGraphicsImageRenderer(size: size).image { context in
            switch self {
            case .hills: drawHills(in: context.cgContext, size)
            case .waves: drawWaves(in: context.cgContext, size)
            case .tiles: drawTiles(in: context.cgContext, size)
            }
        }
    }

    private func drawHills(in context: CGContext, _ size: CGSize) {
        UIColor(red: 0.98, green: 0.86, blue: 0.66, alpha: 1).setFill()
        context.fill(CGRect(origin: .zero, size: size))
        UIColor(red: 0.96, green: 0.58, blue: 0.32, alpha: 1).setFill()
        context.fillEllipse(in: CGRect(x: 210, y: 30, width: 56, height: 56))
        for step in 0..<4 {
            UIColor(hue: 0.58 - CGFloat(step) * 0.06, saturation: 0.45, brightness: 0.75 - CGFloat(step) * 0.14, alpha: 1).setFill()
            let top = 90 + CGFloat(step) * 24
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 0, y: size.height))
            path.addLine(to: CGPoint(x: 0, y: top))
            path.addCurve(
                to: CGPoint(x: size.width, y: top - 10), controlPoint1: CGPoint(x: 100, y: top - 60 + CGFloat(step) * 30),
                controlPoint2: CGPoint(x: 200, y: top + 50 - CGFloat(step) * 20))
            path.addLine(to: CGPoint(x: size.width, y: size.height))
            path.fill()
        }
    }

    private func drawWaves(in context: CGContext, _ size: CGSize) {
        UIColor(red: 0.86, green: 0.94, blue: 0.98, alpha: 1).setFill()
        context.fill(CGRect(origin: .zero, size: size))
        context.setLineWidth(3)
        for row in 0..<9 {
            UIColor(hue: 0.55 + CGFloat(row) * 0.01, saturation: 0.7, brightness: 0.9 - CGFloat(row) * 0.06, alpha: 1).setStroke()
            let y = 24 + CGFloat(row) * 17
            context.move(to: CGPoint(x: 0, y: y))
            for column in 0..<8 {
                let x = CGFloat(column) * 40
                context.addQuadCurve(to: CGPoint(x: x + 20, y: y), control: CGPoint(x: x + 10, y: y - 14))
                context.addQuadCurve(to: CGPoint(x: x + 40, y: y), control: CGPoint(x: x + 30, y: y + 14))
            }
            context.strokePath()
        }
    }

    private func drawTiles(in context: CGContext, _ size: CGSize) {
        for row in 0..<6 {
            for column in 0..<11 {
                UIColor(hue: CGFloat((row * 7 + column * 3) % 12) / 12, saturation: 0.4, brightness: 0.92, alpha: 1).setFill()
                context.fill(CGRect(x: CGFloat(column) * 30, y: CGFloat(row) * 30, width: 28, height: 28))
            }
        }
    }
}
