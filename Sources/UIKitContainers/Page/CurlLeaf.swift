import Foundation
import UIKitCore

/// A page while it is turned over: its front up to the fold, its back beyond, and the shadow it throws.
final class CurlLeaf: UIView {
    private let geometry: CurlGeometry
    private let theme: CurlTheme
    private let front = UIView(frame: .zero)
    private let frontPage: UIView
    private let back = UIView(frame: .zero)
    private let backPage: UIView
    private let shade = GradientView(frame: .zero)
    private let bend = GradientView(frame: .zero)

    /// - Parameters:
    ///   - frontPage: the view of the page; it becomes a subview.
    ///   - backPage: what is on its back; nil lets the front show through.
    init(geometry: CurlGeometry, theme: CurlTheme, frontPage: UIView, backPage: UIView?) {
        self.geometry = geometry
        self.theme = theme
        self.frontPage = frontPage
        self.backPage = backPage ?? Self.reverse(of: frontPage, geometry: geometry, theme: theme)
        super.init(frame: CGRect(origin: .zero, size: geometry.size))
        isUserInteractionEnabled = false
        for clip in [front, back] { clip.clipsToBounds = true }
        front.addSubview(frontPage)
        back.addSubview(self.backPage)
        back.addSubview(bend)
        shade.setColors([theme.shadeOpacity, 0], geometry)
        bend.setColors([0, theme.bendOpacity * 0.3, theme.bendOpacity], geometry)
        for view in [shade, front, back] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    /// The front as it shows through paper, the other way round.
    private static func reverse(of page: UIView, geometry: CurlGeometry, theme: CurlTheme) -> UIView {
        let paper = UIView(frame: geometry.page)
        paper.backgroundColor = theme.paper
        page.layoutIfNeeded()
        if let picture = page.snapshotView(afterScreenUpdates: page.window == nil) {
            picture.alpha = theme.showThrough
            picture.transform = geometry.isVertical ? CGAffineTransform(scaleX: 1, y: -1) : CGAffineTransform(scaleX: -1, y: 1)
            picture.center = CGPoint(x: paper.bounds.midX, y: paper.bounds.midY)
            picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            paper.addSubview(picture)
        }
        return paper
    }

    /// - Parameter progress: 0 for a page that lies on its side, 1 for one that has been turned over.
    func show(_ progress: CGFloat) {
        front.frame = geometry.front(progress)
        frontPage.frame = geometry.page.offsetBy(dx: -front.frame.minX, dy: -front.frame.minY)
        back.frame = geometry.back(progress)
        backPage.frame = geometry.backPage(progress).offsetBy(dx: -back.frame.minX, dy: -back.frame.minY)
        bend.frame = back.bounds
        shade.frame = geometry.shade(progress, width: theme.shadeWidth)
        shade.alpha = min(progress, 1 - progress) * 4
    }
}

/// Shades of black, from the side of the spine outwards.
private final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    func setColors(_ alphas: [CGFloat], _ geometry: CurlGeometry) {
        guard let gradient = layer as? CAGradientLayer else { return }
        let (start, end): (CGFloat, CGFloat) = geometry.isMirrored ? (1, 0) : (0, 1)
        gradient.colors = alphas.map { CGColor(gray: 0, alpha: $0) }
        gradient.startPoint = geometry.isVertical ? CGPoint(x: 0.5, y: start) : CGPoint(x: start, y: 0.5)
        gradient.endPoint = geometry.isVertical ? CGPoint(x: 0.5, y: end) : CGPoint(x: end, y: 0.5)
    }
}
