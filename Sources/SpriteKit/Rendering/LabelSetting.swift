import UIKit

/// The text of a label, set in lines about its position. The y axis points upwards.
@MainActor
struct LabelSetting {
    /// Letters may reach beyond their line.
    private static let margin: CGFloat = 4

    let rect: CGRect
    private let text: NSAttributedString
    private let size: CGSize

    var drawnRect: CGRect { rect.insetBy(dx: -Self.margin, dy: -Self.margin) }

    init(_ look: LabelLook) {
        let font = look.font
        text = Self.text(of: look, font)
        let width = look.maxWidth > 0 ? look.maxWidth : .greatestFiniteMagnitude
        var size = text.boundingRect(
            with: CGSize(width: width, height: .greatestFiniteMagnitude), options: [.usesLineFragmentOrigin], context: nil
        ).size
        size = CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
        if look.lineCount > 0 { size.height = min(size.height, (font.lineHeight * CGFloat(look.lineCount)).rounded(.up)) }
        self.size = text.length == 0 ? .zero : size
        let lastFont = text.length == 0 ? font : text.attribute(.font, at: text.length - 1, effectiveRange: nil) as? UIFont ?? font
        let x: CGFloat =
            switch look.horizontalAlignment {
            case .center: -size.width / 2
            case .left: 0
            case .right: -size.width
            }
        let y: CGFloat =
            switch look.verticalAlignment {
            // A descender is below zero.
            case .baseline: lastFont.descender
            case .center: -size.height / 2
            case .top: -size.height
            case .bottom: 0
            }
        rect = text.length == 0 ? .zero : CGRect(origin: CGPoint(x: x, y: y), size: size)
    }

    private static func text(of look: LabelLook, _ font: UIFont) -> NSAttributedString {
        if let text = look.attributedText { return text }
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = look.lineCount == 1 ? look.lineBreakMode : .byWordWrapping
        switch look.horizontalAlignment {
        case .center: style.alignment = .center
        case .left: style.alignment = .left
        case .right: style.alignment = .right
        }
        // One line: what comes after a break is not shown.
        var shown = look.text ?? ""
        if look.lineCount == 1 { shown = shown.split(separator: "\n", omittingEmptySubsequences: false).first.map(String.init) ?? "" }
        return NSAttributedString(
            string: shown, attributes: [.font: font, .foregroundColor: look.inkColor, .paragraphStyle: style])
    }

    func draw(scale: CGFloat) -> CGImage? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let image = UIGraphicsImageRenderer(size: drawnRect.size, format: format).image { _ in
            text.draw(
                with: CGRect(x: Self.margin, y: Self.margin, width: size.width, height: size.height), options: [.usesLineFragmentOrigin],
                context: nil)
        }
        return image.cgImage
    }
}
