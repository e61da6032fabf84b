/// How Cairo can draw into a layout without converting: as one of its own formats, with red and blue changed or not.
struct DirectDrawing: Equatable, Sendable {
    var format: PixelBuffer.Format
    var swapsRedAndBlue: Bool
}
