import UIKit

/// A picture in a scroll view: pinch or double tap to zoom.
class ZoomController: UIViewController, UIScrollViewDelegate {
    private let scrollView = UIScrollView()
    private let imageView = UIImageView()

    override func loadView() { view = scrollView }

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.backgroundColor = .secondarySystemBackground
        scrollView.delegate = self
        scrollView.maximumZoomScale = 4
        imageView.image = UIGraphicsImageRenderer(size: CGSize(width: 780, height: 780)).image { Self.drawTarget(in: $0) }
        imageView.frame.size = CGSize(width: 780, height: 780)
        scrollView.addSubview(imageView)
        scrollView.contentSize = imageView.frame.size
        scrollView.minimumZoomScale = 0.4
        scrollView.zoomScale = 0.5
        let doubleTap = UITapGestureRecognizer(target: self, action: #selector(zoom(_:)))
        doubleTap.numberOfTapsRequired = 2
        scrollView.addGestureRecognizer(doubleTap)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }

    @objc private func zoom(_ tap: UITapGestureRecognizer) {
        let point = tap.location(in: imageView)
        let rect = CGRect(x: point.x - 100, y: point.y - 100, width: 200, height: 200)
        if scrollView.zoomScale > 1 {
            scrollView.setZoomScale(0.5, animated: true)
        } else {
            scrollView.zoom(to: rect, animated: true)
        }
    }

    private static func drawTarget(in context: UIGraphicsImageRendererContext) {
        let colors: [UIColor] = [.systemRed, .white, .systemBlue, .white, .systemYellow]
        for (ring, color) in colors.enumerated() {
            color.setFill()
            UIBezierPath(ovalIn: context.format.bounds.insetBy(dx: CGFloat(ring) * 75, dy: CGFloat(ring) * 75)).fill()
        }
    }
}
