import Foundation
import Testing
import UIKitTesting

@testable import InterfaceBuilder
@_spi(ForasteroInternal) import UIKitCore

/// Labels, views and image views take over all that a nib says at once, which must be no different from setting it bit by bit.
@MainActor
struct LabelNibTests {
    private static let settings = [
        "",
        "text=\"Total\" textAlignment=\"right\" lineBreakMode=\"middleTruncation\" numberOfLines=\"3\"",
        "text=\"a\" baselineAdjustment=\"alignCenters\" minimumScaleFactor=\"0.5\" adjustsFontSizeToFit=\"YES\"",
        "text=\"a\" minimumFontSize=\"10\" adjustsFontSizeToFit=\"YES\" adjustsLetterSpacingToFit=\"YES\"",
        "text=\"a\" minimumScaleFactor=\"7\" numberOfLines=\"-4\" preferredMaxLayoutWidth=\"120\"",
        "text=\"a\" enabled=\"NO\" highlighted=\"YES\" adjustsFontForContentSizeCategory=\"YES\"",
        "opaque=\"NO\" hidden=\"YES\" clipsSubviews=\"YES\" userInteractionEnabled=\"NO\" contentMode=\"left\" alpha=\"0.5\"",
        "userInteractionEnabled=\"YES\" multipleTouchEnabled=\"YES\" exclusiveTouch=\"YES\" clearsContextBeforeDrawing=\"NO\"",
    ]
    private static let parts = [
        "",
        """
        <fontDescription key="fontDescription" type="boldSystem" pointSize="13"/>
        <color key="textColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/><color key="highlightedColor" systemColor="systemRedColor"/>
        <color key="shadowColor" cocoaTouchSystemColor="lightTextColor"/><size key="shadowOffset" width="1" height="2"/>
        """,
        "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/><nil key=\"textColor\"/>",
        """
        <attributedString key="attributedText"><fragment content="Red"><attributes>
        <color key="NSColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></attributes></fragment>
        </attributedString>
        """,
    ]

    private func properties(of label: UILabel) -> [String] {
        let view = [
            "\(label.frame)", "\(label.alpha)", "\(label.isHidden)", "\(label.clipsToBounds)", "\(label.isOpaque)",
            "\(label.isUserInteractionEnabled)", "\(label.isMultipleTouchEnabled)", "\(label.isExclusiveTouch)",
            "\(label.clearsContextBeforeDrawing)", "\(label.contentMode)", "\(label.layer.isOpaque)",
        ]
        let text = [
            "\(label.text ?? "nil")", "\(String(describing: label.attributedText?.string))", "\(label.font.pointSize)", label.font.fontName,
            "\(label.textAlignment)", "\(label.lineBreakMode)", "\(label.numberOfLines)", "\(label.baselineAdjustment)",
            "\(label.minimumScaleFactor)", "\(label.adjustsFontSizeToFitWidth)", "\(label.allowsDefaultTighteningForTruncation)",
            "\(label.preferredMaxLayoutWidth)", "\(label.isEnabled)", "\(label.isHighlighted)", "\(label.shadowOffset)",
            "\(label.adjustsFontForContentSizeCategory)", "\(label.intrinsicContentSize)",
        ]
        let colors = [label.textColor, label.highlightedTextColor, label.shadowColor].map {
            $0?.resolvedColor(with: label.traitCollection).cgColor.components.map { "\($0)" } ?? "nil"
        }
        return view + text + colors
    }

    @Test("A label has the same whether it is of UILabel itself, or of a class of the app that is set bit by bit")
    func labels() throws {
        for (setting, part) in Self.settings.flatMap({ setting in Self.parts.map { (setting, $0) } }) {
            func label(_ customClass: String) -> String {
                "<label \(customClass) \(setting)>\(XIBText.frame(3, 4, 90, 20))\(part)</label>"
            }
            let custom = "customClass=\"PlainLabel\" customModule=\"InterfaceBuilderTests\""
            let nib = UINib(data: XIBText.data(label("") + label(custom)), bundle: nil)
            for _ in 0..<2 {
                let made = nib.instantiate(withOwner: nil).compactMap { $0 as? UILabel }
                try #require(made.count == 2 && type(of: made[0]) == UILabel.self && made[1] is PlainLabel)
                #expect(properties(of: made[0]) == properties(of: made[1]), "\(setting) \(part)")
            }
        }
    }

    @Test("NB-12: a class of the app is notified of its geometry and its flags through its setters")
    func setters() throws {
        let view = "<view customClass=\"HearingView\" customModule=\"InterfaceBuilderTests\" opaque=\"NO\">"
        let nib = UINib(data: XIBText.data("\(view)\(XIBText.frame(1, 2, 30, 40))</view>"), bundle: nil)
        let made = try #require(nib.instantiate(withOwner: nil).first as? HearingView)
        #expect(made.heard == ["bounds 30.0", "center 16.0", "opaque false"])
        #expect(made.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    }
}

/// Differs from its superclass in nothing but its name.
final class PlainLabel: UILabel {}

final class HearingView: UIView {
    var heard: [String] = []
    override var bounds: CGRect { didSet { heard.append("bounds \(bounds.width)") } }
    override var center: CGPoint { didSet { heard.append("center \(center.x)") } }
    override var isOpaque: Bool { didSet { heard.append("opaque \(isOpaque)") } }
}
