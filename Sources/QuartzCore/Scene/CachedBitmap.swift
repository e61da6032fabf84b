@_spi(ForasteroInternal) import CoreGraphics
import Display

/// The cached bitmap of a layer and its sublayers, painted once while they are only translated, as rows that scroll.
///
/// All of its pixels are opaque, those of the screen's own layout, so that showing it at another position is a plain copy.
final class CachedBitmap {
    /// The steps that paint it, at their positions in the picture.
    let steps: [DisplayItem]
    /// From the layer's coordinates to pixels of the picture.
    let placement: Placement
    let buffer: PixelBuffer
    private let pool: BitmapPool
    /// False until the steps have been painted into the buffer.
    var isPainted = false

    var size: PixelRect { placement.clip }

    /// Nil when there is no memory for it.
    init?(steps: [DisplayItem], placement: Placement, pool: BitmapPool) {
        guard let buffer = pool.makeBuffer(width: placement.clip.width, height: placement.clip.height) else { return nil }
        self.steps = steps
        self.placement = placement
        self.buffer = buffer
        self.pool = pool
    }

    deinit { pool.recycle(buffer) }

    /// Where the picture lies when its layer is placed there; nil when it would look different there.
    func rect(at other: Placement) -> PixelRect? {
        guard let translation = other.translation(from: placement) else { return nil }
        return PixelRect(x: translation.x, y: translation.y, width: size.width, height: size.height)
    }
}

extension Placement {
    /// How many whole pixels lie between two positions at which a layer looks the same; nil if they differ in more than that.
    func translation(from other: Placement) -> PixelDistance? {
        let (a, b) = (transform.affine, other.transform.affine)
        guard a.a == b.a, a.b == b.b, a.c == b.c, a.d == b.d, opacity == other.opacity, transform.isAffine, other.transform.isAffine
        else { return nil }
        let (x, y) = (a.tx - b.tx, a.ty - b.ty)
        let limit: CGFloat = 1_000_000
        guard abs(x) < limit, abs(y) < limit, abs(x - x.rounded()) < 1e-6, abs(y - y.rounded()) < 1e-6 else { return nil }
        return PixelDistance(x: Int(x.rounded()), y: Int(y.rounded()))
    }
}
