import Foundation

/// A picture of what is dragged, with a shadow.
@MainActor
final class DraggedView: UIView {
    private let clip = UIView(frame: .zero)
    private var content = UIView(frame: .zero)

    init(_ view: UIView, _ parameters: UIPreviewParameters, theme: DragTheme) {
        super.init(frame: CGRect(origin: .zero, size: Self.size(of: view, parameters)))
        isUserInteractionEnabled = false
        clip.clipsToBounds = true
        clip.frame = bounds
        clip.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(clip)
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowRadius = theme.shadowRadius
        layer.shadowOffset = CGSize(width: 0, height: theme.shadowRadius / 2)
        show(view, parameters, theme: theme)
    }

    required init?(coder: NSCoder) { nil }

    /// The size of what is seen of a view, in points.
    static func size(of view: UIView, _ parameters: UIPreviewParameters) -> CGSize {
        parameters.visiblePath?.bounds.size ?? view.bounds.size
    }

    /// Shows something else, in its size.
    func show(_ view: UIView, _ parameters: UIPreviewParameters, theme: DragTheme) {
        content.removeFromSuperview()
        let rect = parameters.visiblePath?.bounds ?? view.bounds
        bounds.size = rect.size
        content = Self.picture(of: view, rect) ?? view
        content.frame = clip.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        clip.addSubview(content)
        clip.backgroundColor = parameters.backgroundColor ?? .systemBackground
        clip.layer.cornerRadius = parameters.visiblePath == nil ? theme.cornerRadius : 0
        clip.layer.mask = parameters.visiblePath.map { Self.mask($0) }
        let outline = (parameters.shadowPath ?? parameters.visiblePath).map { Self.moved($0, to: rect) }
        layer.shadowPath = (outline ?? UIBezierPath(roundedRect: bounds, cornerRadius: theme.cornerRadius)).cgPath
    }

    /// A picture of a view that is seen; nil for one that nobody shows, which can be shown itself.
    private static func picture(of view: UIView, _ rect: CGRect) -> UIView? {
        guard view.window != nil else { return nil }
        return view.resizableSnapshotView(from: rect, afterScreenUpdates: true, withCapInsets: .zero)
    }

    private static func mask(_ path: UIBezierPath) -> CALayer {
        let mask = CAShapeLayer()
        mask.path = moved(path, to: path.bounds).cgPath
        return mask
    }

    private static func moved(_ path: UIBezierPath, to rect: CGRect) -> UIBezierPath {
        let moved = UIBezierPath(cgPath: path.cgPath)
        moved.apply(CGAffineTransform(translationX: -rect.minX, y: -rect.minY))
        return moved
    }
}
