import UIKit

/// Icons for tabs, drawn when they are needed.
@MainActor
enum TabIcon {
    private static let size = CGSize(width: 26, height: 26)

    /// The first letter of a name, cut out of a rounded square.
    static func image(for name: String) -> UIImage {
        let letter = String(name.prefix(1)) as NSString
        let font = UIFont.systemFont(ofSize: 17, weight: .bold)
        return UIGraphicsImageRenderer(size: size).image { context in
            UIBezierPath(roundedRect: CGRect(origin: .zero, size: size).insetBy(dx: 1, dy: 1), cornerRadius: 7)
                .fill()
            let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: UIColor.black]
            let extent = letter.size(withAttributes: attributes)
            context.cgContext.setBlendMode(.destinationOut)
            letter.draw(
                at: CGPoint(x: (size.width - extent.width) / 2, y: (size.height - extent.height) / 2),
                withAttributes: attributes)
        }.withRenderingMode(.alwaysTemplate)
    }
}
