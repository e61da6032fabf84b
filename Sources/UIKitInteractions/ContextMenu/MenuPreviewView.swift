import Foundation

/// The preview of a menu's view, lifted: a picture of the view, or the preview of the app.
@MainActor
final class MenuPreviewView: UIView {
    private let clip = UIView(frame: .zero)
    private let content: UIView

    init(_ source: MenuSource, theme: MenuTheme) {
        content = source.controller?.view ?? Self.picture(of: source) ?? UIView(frame: .zero)
        super.init(frame: .zero)
        let parameters = source.preview?.parameters
        clip.clipsToBounds = true
        clip.backgroundColor = parameters?.backgroundColor ?? .systemBackground
        if source.controller != nil || parameters?.visiblePath == nil { clip.layer.cornerRadius = theme.cornerRadius }
        clip.addSubview(content)
        addSubview(clip)
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = theme.shadowOpacity
        layer.shadowRadius = theme.shadowRadius / 2
        layer.shadowOffset = CGSize(width: 0, height: 6)
        mask(with: source.controller == nil ? parameters?.visiblePath : nil)
    }

    required init?(coder: NSCoder) { nil }

    private static func picture(of source: MenuSource) -> UIView? {
        guard let preview = source.preview else { return nil }
        let rect = preview.parameters.visiblePath?.bounds ?? preview.view.bounds
        // A row stops looking touched just before it is lifted.
        return preview.view.resizableSnapshotView(from: rect, afterScreenUpdates: true, withCapInsets: .zero)
    }

    private func mask(with path: UIBezierPath?) {
        guard let path else { return }
        let mask = CAShapeLayer()
        let moved = UIBezierPath(cgPath: path.cgPath)
        moved.apply(CGAffineTransform(translationX: -path.bounds.minX, y: -path.bounds.minY))
        mask.path = moved.cgPath
        clip.layer.mask = mask
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        clip.frame = bounds
        content.frame = clip.bounds
        let radius = min(clip.layer.cornerRadius, bounds.width / 2, bounds.height / 2)
        layer.shadowPath = CGPath(roundedRect: bounds, cornerWidth: radius, cornerHeight: radius, transform: nil)
    }
}
