@_spi(ForasteroInternal) import CoreGraphics
@_spi(ForasteroInternal) import Display

/// The picture of a screen as something to paint on, until there is another picture.
final class ScreenSurface {
    private var picture: FrameBuffer?
    private var surface: Surface?

    /// Nil when there is no memory for it.
    func surface(on picture: FrameBuffer) -> Surface? {
        if self.picture === picture {
            if let surface, surface.buffer.pixels != picture.baseAddress { surface.follow(to: picture.baseAddress) }
            return surface
        }
        self.picture = picture
        let buffer = PixelBuffer(
            pixels: picture.baseAddress, width: picture.size.width, height: picture.size.height, bytesPerRow: picture.bytesPerRow,
            format: .argb32)
        surface = buffer.flatMap { Surface($0, at: PixelRect(picture.size)) }
        return surface
    }
}
