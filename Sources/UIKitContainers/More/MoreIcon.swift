import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// The pictures in the list of controllers for which a tab bar has no room: all of one size, so that titles are in one column.
@MainActor
enum MoreIcon {
    /// In points.
    private static let size = CGSize(width: 30, height: 30)
    private static let symbolSize: CGFloat = 18

    /// The picture of an item in the middle of a square; nil where the item has none. It takes the tint colour unless it is an original.
    static func image(of item: UITabBarItem, scale: CGFloat) -> UIImage? {
        guard let image = picture(of: item) else { return nil }
        let fit = min(1, size.width / max(image.size.width, 1), size.height / max(image.size.height, 1))
        let shown = CGSize(width: image.size.width * fit, height: image.size.height * fit)
        func aligned(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = false
        let drawn = UIGraphicsImageRenderer(size: size, format: format).image { _ in
            image.draw(
                in: CGRect(
                    x: aligned((size.width - shown.width) / 2), y: aligned((size.height - shown.height) / 2), width: shown.width,
                    height: shown.height))
        }
        return drawn.withRenderingMode(image.renderingMode == .alwaysOriginal ? .alwaysOriginal : .alwaysTemplate)
    }

    private static func picture(of item: UITabBarItem) -> UIImage? {
        let symbol = UIImage.SymbolConfiguration(pointSize: symbolSize, weight: .medium, scale: .large)
        if let name = item.systemSymbolName { return UIImage(systemName: name, withConfiguration: symbol) }
        guard let image = item.image else { return nil }
        return image.isSymbolImage && image.symbolConfiguration == nil ? image.withConfiguration(symbol) : image
    }
}
