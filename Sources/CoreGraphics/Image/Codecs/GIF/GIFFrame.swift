/// One picture of a GIF file, as its headers describe it.
@_spi(ForasteroInternal)
public struct GIFFrame: Sendable {
    /// The treatment of the frame before the next one is drawn.
    enum Disposal: Int, Sendable {
        case keep = 1
        case clear = 2
        case restore = 3
    }

    /// How long the frame is shown, in seconds, as the file says; often too short to be meant.
    public internal(set) var delay: Double = 0
    var left = 0
    var top = 0
    var width = 0
    var height = 0
    var isInterlaced = false
    var disposal = Disposal.keep
    /// The index that leaves what is below visible.
    var transparentIndex: Int?
    /// Opaque colours as pixels, 256 of them.
    var palette: [UInt32] = []
    var codeSize = 0
    /// The packed indices, out of their blocks.
    var packed: [UInt8] = []
}
