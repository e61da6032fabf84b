import UIKit

/// What is shown for a picture that the app does not have.
@MainActor
enum MissingPicture {
    private static let side: CGFloat = 128

    static func image(for name: String) -> UIImage {
        if !name.isEmpty { SpriteNotice.say("there is no picture named \"\(name)\" in the app's bundle; a red cross stands for it.") }
        return cross
    }

    static var pixels: CGImage {
        guard let image = cross.cgImage else { preconditionFailure("A drawn picture has pixels.") }
        return image
    }

    private static let cross = UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
        UIColor.white.setFill()
        context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        UIColor.red.setStroke()
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: side, y: side))
        path.move(to: CGPoint(x: side, y: 0))
        path.addLine(to: CGPoint(x: 0, y: side))
        path.lineWidth = 8
        path.stroke()
    }
}
