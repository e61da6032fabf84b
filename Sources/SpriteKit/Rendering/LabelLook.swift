import UIKit

/// What a label says and looks like.
struct LabelLook {
    var text: String?
    var attributedText: NSAttributedString?
    var fontName: String? = "HelveticaNeue-UltraLight"
    var fontSize: CGFloat = 32
    var fontColor: UIColor? = .white
    var horizontalAlignment = SKLabelHorizontalAlignmentMode.center
    var verticalAlignment = SKLabelVerticalAlignmentMode.baseline
    var lineCount = 1
    var maxWidth: CGFloat = 0
    var lineBreakMode = NSLineBreakMode.byTruncatingTail
    var color: UIColor?
    var colorBlendFactor: CGFloat = 0

    var font: UIFont {
        let size = fontSize.isFinite && fontSize > 0 ? fontSize : 1
        return fontName.flatMap { UIFont(name: $0, size: size) } ?? .systemFont(ofSize: size)
    }

    /// The colour of the letters.
    var inkColor: UIColor {
        let own = fontColor ?? .white
        guard let color, colorBlendFactor > 0 else { return own }
        var mixed = RGBA(own).mixed(with: RGBA(color), min(colorBlendFactor, 1))
        mixed.alpha = RGBA(own).alpha
        return mixed.color
    }
}
