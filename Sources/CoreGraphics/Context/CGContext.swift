/// A drawing destination: pixels, and the state that the next shape is drawn with.
///
/// User space starts at the bottom left with y upwards in a bitmap context, and at the top left with y downwards in the
/// contexts that views draw in. Not to be used by two threads at once.
// apple: https://developer.apple.com/documentation/coregraphics/cgcontext
public final class CGContext {
    let canvas: CairoCanvas
    /// Where the program finds the pixels when the canvas keeps them in another layout.
    let staging: BitmapStaging?
    let layout: BitmapLayout
    let space: CGColorSpace?
    /// From user space to base space at the start; what shadows are measured in.
    var baseTransform: CGAffineTransform
    /// The document that is drawn; nil where there are pixels.
    var document: DocumentState?
    var state: GraphicsState
    var savedStates: [GraphicsState] = []
    var layers: [TransparencyLayer] = []
    /// The current path, in base space: a path keeps its position when the transform changes later.
    var currentPath = PathSegments()
    /// Maps the glyphs of text to user space. It is not part of the graphics state. Default: the identity.
    public var textMatrix = CGAffineTransform.identity
    var allowsAntialiasing = true

    init?(
        buffer: PixelBuffer, layout: BitmapLayout, space: CGColorSpace?, baseTransform: CGAffineTransform,
        swapsRedAndBlue: Bool = false, staging: BitmapStaging? = nil
    ) {
        guard let canvas = CairoCanvas(buffer, swapsRedAndBlue: swapsRedAndBlue) else { return nil }
        self.canvas = canvas
        self.staging = staging
        self.layout = layout
        self.space = space
        self.baseTransform = baseTransform
        state = GraphicsState(transform: baseTransform)
    }

    init(document: DocumentState, canvas: CairoCanvas) {
        self.canvas = canvas
        self.document = document
        staging = nil
        layout = .native(.rgb24)
        space = CGColorSpace.shared.sRGB
        baseTransform = document.baseTransform
        state = GraphicsState(transform: baseTransform)
    }

    deinit { if document != nil { closePDF() } }

    /// From base space, where y grows upwards, to the pixels, whose rows run from the top.
    var baseToPixels: CGAffineTransform {
        CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: canvas.height)
    }

    /// From user space to the pixels.
    var userToPixels: CGAffineTransform { state.transform.concatenating(baseToPixels) }
}

extension CGContext: Hashable {
    public static func == (first: CGContext, second: CGContext) -> Bool { first === second }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
