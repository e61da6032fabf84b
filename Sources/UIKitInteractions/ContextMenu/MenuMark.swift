import Foundation

// The small pictures in the rows of menus.
extension MenuTheme {
    /// A tick, arrow or dash as heavy as the text beside it.
    @MainActor
    func mark(named name: String, beside font: UIFont) -> UIImage? {
        let shape = UIImage.SymbolConfiguration(pointSize: font.pointSize, weight: markWeight)
        return UIImage(systemName: name, withConfiguration: shape)?.withRenderingMode(.alwaysTemplate)
    }
}

extension UIImageView {
    /// Shows the picture in its own size, smaller only where there is no room for it: lines that are enlarged look heavy.
    func showWithoutEnlarging() {
        let size = image?.size ?? .zero
        contentMode = size.width > bounds.width || size.height > bounds.height ? .scaleAspectFit : .center
    }
}
