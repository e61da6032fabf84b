import CoreGraphics
import UIKit

/// Draws pages into pictures.
enum PagePicture {
    static func draw(_ page: PDFPage, _ box: PDFDisplayBox, fitting size: CGSize) -> UIImage {
        let shown = page.shownSize(box)
        let scale = min(size.width / shown.width, size.height / shown.height)
        guard scale > 0, scale.isFinite else { return UIImage() }
        let fitted = CGSize(width: max(1, (shown.width * scale).rounded()), height: max(1, (shown.height * scale).rounded()))
        return UIGraphicsImageRenderer(size: fitted).image { renderer in
            draw(page, box, in: CGRect(origin: .zero, size: fitted), renderer.cgContext)
        }
    }

    /// Draws a page on white into a rectangle of a context where y grows downwards.
    static func draw(_ page: PDFPage, _ box: PDFDisplayBox, in rect: CGRect, _ context: CGContext) {
        let shown = page.shownSize(box)
        guard shown.width > 0, shown.height > 0 else { return }
        context.setFillColor(UIColor.white.cgColor)
        context.fill(rect)
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.maxY)
        context.scaleBy(x: rect.width / shown.width, y: -rect.height / shown.height)
        page.draw(with: box, to: context)
        context.restoreGState()
    }
}
