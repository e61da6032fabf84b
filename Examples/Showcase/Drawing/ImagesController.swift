import UIKit

/// Image views by content mode, rendering mode, and pictures that stretch.
class ImagesController: StatesController {
    override func addStates() {
        let modes: [(String, UIView.ContentMode)] = [
            ("scaleToFill", .scaleToFill), ("scaleAspectFit", .scaleAspectFit), ("scaleAspectFill", .scaleAspectFill),
            ("center", .center), ("topLeft", .topLeft), ("bottomRight", .bottomRight),
        ]
        for (name, mode) in modes { add(name, framed(picture, mode)) }
        let template = framed(picture.withRenderingMode(.alwaysTemplate), .scaleAspectFit)
        template.tintColor = .systemPink
        add("template", template)
        let caps = UIEdgeInsets(top: 14, left: 14, bottom: 14, right: 14)
        add("resizable", framed(frameImage.resizableImage(withCapInsets: caps), .scaleToFill))
        let frames = (0..<8).map { step in
            UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
                UIColor.systemBlue.setFill()
                context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 5 * (step + 1), height: 5 * (step + 1)))
            }
        }
        add("animated", framed(UIImage.animatedImage(with: frames, duration: 1) ?? UIImage(), .center))
    }

    private func framed(_ image: UIImage, _ mode: UIView.ContentMode) -> UIImageView {
        let view = UIImageView(image: image)
        view.contentMode = mode
        view.clipsToBounds = true
        view.backgroundColor = .tertiarySystemFill
        view.widthAnchor.constraint(equalToConstant: 150).isActive = true
        view.heightAnchor.constraint(equalToConstant: 80).isActive = true
        return view
    }

    private var picture: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60)).image { _ in
            UIColor.systemTeal.setFill()
            UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 60, height: 60), cornerRadius: 12).fill()
            UIColor.white.setStroke()
            let star = UIBezierPath()
            for point in 0..<5 {
                let angle = CGFloat(point) * 4 * .pi / 5 - .pi / 2
                let corner = CGPoint(x: 30 + 22 * cos(angle), y: 32 + 22 * sin(angle))
                if point == 0 { star.move(to: corner) } else { star.addLine(to: corner) }
            }
            star.close()
            star.lineWidth = 2
            star.stroke()
        }
    }

    private var frameImage: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { _ in
            UIColor.systemOrange.setStroke()
            let path = UIBezierPath(roundedRect: CGRect(x: 2, y: 2, width: 26, height: 26), cornerRadius: 12)
            path.lineWidth = 3
            path.stroke()
        }
    }
}
