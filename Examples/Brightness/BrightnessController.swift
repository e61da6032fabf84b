import UIKit

/// A screen in a shade of grey. Its view is in a XIB, and what is tinted there is found by its tag.
class BrightnessController: UIViewController {
    /// The tag of the view that is tinted.
    private static let shadeTag = 101

    /// From 0, black, to 100, white.
    let percentage: Int

    init(percentage: Int) {
        self.percentage = percentage
        super.init(nibName: "BrightnessController", bundle: nil)
        title = "\(percentage)%"
        tabBarItem = UITabBarItem(title: title, image: BrightnessController.swatch(shade), tag: percentage)
    }

    required init?(coder: NSCoder) {
        fatalError("This screen is made in code.")
    }

    private var shade: UIColor { UIColor(white: CGFloat(percentage) / 100, alpha: 1) }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.viewWithTag(BrightnessController.shadeTag)?.backgroundColor = shade
    }

    /// A square in a shade, with a thin frame so that it shows on any bar.
    private static func swatch(_ shade: UIColor) -> UIImage {
        let size = CGSize(width: 26, height: 26)
        let image = UIGraphicsImageRenderer(size: size).image { _ in
            let square = UIBezierPath(roundedRect: CGRect(origin: .zero, size: size).insetBy(dx: 1, dy: 1), cornerRadius: 5)
            shade.setFill()
            square.fill()
            UIColor.gray.setStroke()
            square.stroke()
        }
        return image.withRenderingMode(.alwaysOriginal)
    }
}
