/// A layer that shows text in front of its background and behind its sublayers.
///
/// The text begins at the top of the bounds and is cut off at them. It is drawn in the resolution in which it is shown,
/// whatever ``CALayer/contentsScale`` is.
// apple: https://developer.apple.com/documentation/quartzcore/catextlayer
open class CATextLayer: CALayer {
    public override init() {
        super.init()
        values.rareForWriting().kind = TextValues()
    }

    /// A layer from an archive, in which layers have no properties here: one as it is made.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        values.rareForWriting().kind = TextValues()
    }

    public override init(layer: Any) {
        super.init(layer: layer)
    }

    /// A `String`, or an `NSAttributedString` that says itself what it looks like. Default: nil.
    open var string: Any? {
        get { kind(TextValues.self).text?.value }
        set { setKind(\TextValues.text, to: newValue.flatMap(LayerText.init), "string") }
    }

    /// The font of a plain string: a font, whose own size does not count, or a font's name. Default: "Helvetica".
    open var font: CFTypeRef? {
        get { kind(TextValues.self).font.object }
        set { setKind(\TextValues.font, to: LayerTextFont(newValue), "font") }
    }

    /// The size of a plain string's font, in points. Default: 36. Animatable.
    open var fontSize: CGFloat {
        get { kind(TextValues.self).fontSize }
        set { setKind(\TextValues.fontSize, to: newValue, "fontSize") }
    }

    /// The colour of a plain string. Default: opaque white. Animatable.
    open var foregroundColor: CGColor? {
        get { kind(TextValues.self).foregroundColor }
        set { setKind(\TextValues.foregroundColor, to: newValue, "foregroundColor") }
    }

    /// True if lines that are too long go on in the next one. Default: false.
    open var isWrapped: Bool {
        get { kind(TextValues.self).isWrapped }
        set { setKind(\TextValues.isWrapped, to: newValue, "wrapped") }
    }

    /// Default: `none`.
    open var truncationMode: CATextLayerTruncationMode {
        get { kind(TextValues.self).truncationMode }
        set { setKind(\TextValues.truncationMode, to: newValue, "truncationMode") }
    }

    /// Default: `natural`.
    open var alignmentMode: CATextLayerAlignmentMode {
        get { kind(TextValues.self).alignmentMode }
        set { setKind(\TextValues.alignmentMode, to: newValue, "alignmentMode") }
    }

    /// Makes no difference: glyphs always lie where their shapes want them. Default: true.
    // status: stored-only
    open var allowsFontSubpixelQuantization: Bool {
        get { kind(TextValues.self).allowsFontSubpixelQuantization }
        set { setKind(\TextValues.allowsFontSubpixelQuantization, to: newValue, "allowsFontSubpixelQuantization") }
    }

    /// The size of the text; wrapped at the width of the bounds if it is wrapped.
    open override func preferredFrameSize() -> CGSize { kind(TextValues.self).size(inWidth: bounds.width) }
}
