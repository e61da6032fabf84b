import UIKit

/// A drawing as large as a wall, of which only the tiles in sight are drawn.
class TilesController: UIViewController, UIScrollViewDelegate {
    private let wall = WallView(frame: CGRect(x: 0, y: 0, width: 4_000, height: 4_000))

    override func viewDidLoad() {
        super.viewDidLoad()
        let scrollView = UIScrollView(frame: view.bounds)
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentSize = wall.bounds.size
        (scrollView.minimumZoomScale, scrollView.maximumZoomScale) = (0.25, 4)
        scrollView.delegate = self
        scrollView.addSubview(wall)
        view.backgroundColor = .systemBackground
        view.addSubview(scrollView)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { wall }
}

/// Circles, each with its number.
private final class WallView: UIView {
    override class var layerClass: AnyClass { CATiledLayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        (layer as? CATiledLayer)?.levelsOfDetail = 5
        (layer as? CATiledLayer)?.levelsOfDetailBias = 2
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (wall: WallView, _: UITraitCollection) in wall.setNeedsDisplay() }
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        UIColor.systemBackground.setFill()
        UIRectFill(rect)
        let (first, last) = (Int(rect.minX / 100), Int(rect.maxX / 100))
        for row in Int(rect.minY / 100)...Int(rect.maxY / 100) {
            for column in first...last { drawCircle(column, row) }
        }
    }

    private func drawCircle(_ column: Int, _ row: Int) {
        let frame = CGRect(x: column * 100 + 10, y: row * 100 + 10, width: 80, height: 80)
        UIColor(hue: CGFloat((column + row) % 12) / 12, saturation: 0.5, brightness: 1, alpha: 1).setFill()
        UIBezierPath(ovalIn: frame).fill()
        "\(row * 40 + column)".draw(
            at: CGPoint(x: frame.minX + 24, y: frame.midY - 10), withAttributes: [.font: UIFont.systemFont(ofSize: 16)])
    }
}
