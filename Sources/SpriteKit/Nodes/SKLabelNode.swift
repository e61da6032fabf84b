public import Foundation
import QuartzCore
public import UIKit

/// Text in a scene.
// apple: https://developer.apple.com/documentation/spritekit/sklabelnode
@preconcurrency @MainActor
open class SKLabelNode: SKNode {
    private var look = LabelLook()
    private var setting: LabelSetting?

    /// A label without text.
    public override init() { super.init() }

    /// A label with text.
    public convenience init(text: String?) {
        self.init()
        self.text = text
    }

    /// A label without text.
    /// - Parameter fontName: a font of the system by its name. Where there is none of that name, the system's is taken.
    public init(fontNamed fontName: String?) {
        super.init()
        look.fontName = fontName ?? look.fontName
    }

    /// A label with text that has its own fonts and colours.
    public convenience init(attributedText: NSAttributedString?) {
        self.init()
        self.attributedText = attributedText
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: Text

    /// Default: nil.
    open var text: String? {
        get { look.text }
        set { if newValue != look.text { change { $0.text = newValue } } }
    }
    /// Text with its own fonts and colours, shown instead of ``text``. Default: nil.
    open var attributedText: NSAttributedString? {
        get { look.attributedText }
        set { change { $0.attributedText = newValue.map { NSAttributedString(attributedString: $0) } } }
    }
    /// Default: Helvetica Neue Ultra Light.
    open var fontName: String? {
        get { look.fontName }
        set { change { $0.fontName = newValue } }
    }
    /// In points. Default: 32.
    open var fontSize: CGFloat {
        get { look.fontSize }
        set { change { $0.fontSize = newValue } }
    }
    /// Default: white.
    open var fontColor: UIColor? {
        get { look.fontColor }
        set { change { $0.fontColor = newValue } }
    }

    // MARK: Lines

    /// Where the text is beside the position. Default: about it.
    open var horizontalAlignmentMode: SKLabelHorizontalAlignmentMode {
        get { look.horizontalAlignment }
        set { change { $0.horizontalAlignment = newValue } }
    }
    /// Where the text is above or below the position. Default: the base line of its last line is there.
    open var verticalAlignmentMode: SKLabelVerticalAlignmentMode {
        get { look.verticalAlignment }
        set { change { $0.verticalAlignment = newValue } }
    }
    /// 0 for as many as it takes. Default: 1.
    open var numberOfLines: Int {
        get { look.lineCount }
        set { change { $0.lineCount = newValue } }
    }
    /// Where lines end, in points; 0 only where the text says so. Default: 0.
    open var preferredMaxLayoutWidth: CGFloat {
        get { look.maxWidth }
        set { change { $0.maxWidth = newValue } }
    }
    /// What happens where a line is too long. Default: it ends with dots.
    open var lineBreakMode: NSLineBreakMode {
        get { look.lineBreakMode }
        set { change { $0.lineBreakMode = newValue } }
    }

    // MARK: Colour

    /// Mixed into the colour of the text as much as ``colorBlendFactor`` says. Default: nil.
    open var color: UIColor? {
        get { look.color }
        set { change { $0.color = newValue } }
    }
    /// From 0, the default, to 1.
    open var colorBlendFactor: CGFloat {
        get { look.colorBlendFactor }
        set { change { $0.colorBlendFactor = newValue } }
    }

    private func change(_ body: (inout LabelLook) -> Void) {
        body(&look)
        setting = nil
        state.needsContent = true
    }

    // MARK: Drawing

    private var currentSetting: LabelSetting {
        if let setting { return setting }
        let made = LabelSetting(look)
        setting = made
        return made
    }

    override var contentRect: CGRect { currentSetting.rect }

    override func makeContent(for pass: RenderPass) -> CALayer? {
        let setting = currentSetting
        guard !setting.rect.isEmpty, pass.isSeen(setting.drawnRect) else { return nil }
        let layer = reusedLayer(CALayer.self)
        if state.needsContent || layer.contentsScale != pass.scale {
            let rect = setting.drawnRect
            layer.bounds = CGRect(origin: .zero, size: rect.size)
            layer.anchorPoint = CGPoint(x: -rect.minX / rect.width, y: 1 + rect.minY / rect.height)
            layer.contentsScale = pass.scale
            layer.contents = setting.draw(scale: pass.scale)
            state.needsContent = false
        }
        pass.place(layer, isFlipped: true)
        return layer
    }
}
