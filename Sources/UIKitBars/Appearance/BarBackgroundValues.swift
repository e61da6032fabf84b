import Foundation

/// The background of a bar.
@MainActor
struct BarBackgroundValues {
    var effect: UIBlurEffect?
    var color: UIColor?
    var image: UIImage?
    var imageContentMode: UIViewContentMode = .scaleToFill
    var shadowColor: UIColor?
    var shadowImage: UIImage?

    static var standard: BarBackgroundValues {
        BarBackgroundValues(effect: UIBlurEffect(style: .systemChromeMaterial), shadowColor: hairline)
    }
    static var opaque: BarBackgroundValues { BarBackgroundValues(color: .systemBackground, shadowColor: hairline) }
    static var transparent: BarBackgroundValues { BarBackgroundValues() }

    /// The colour of the line between a bar and what is beside it.
    private static let hairline = UIColor {
        $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
    }
}
