/// Rows of pixels in memory, in one of the three layouts that all drawing here works on.
///
/// The compositor, drawing contexts and images share these without copying. A buffer does not guard its pixels: one thread
/// may write while no other reads.
@_spi(ForasteroInternal)
public final class PixelBuffer: @unchecked Sendable {
    /// The layout of a pixel, as a number in the byte order of the machine.
    public enum Format: Sendable {
        /// 32 bits: alpha in the highest byte, then red, green and blue, multiplied by alpha.
        case argb32
        /// 32 bits like ``argb32`` with the highest byte unused: every pixel is opaque.
        case rgb24
        /// One byte of alpha.
        case alpha8

        public var bytesPerPixel: Int { self == .alpha8 ? 1 : 4 }
    }

    public let width: Int
    public let height: Int
    /// The distance between the starts of two rows; a multiple of four.
    public let bytesPerRow: Int
    public let format: Format
    public private(set) var pixels: UnsafeMutableRawPointer
    private let release: (@Sendable () -> Void)?

    /// Cairo and pixman count pixels with 16 bits and a sign.
    public static let maximumSide = 32767
    /// One side times the other. A full-screen image of the largest phone has five million pixels.
    public static let maximumPixelCount = 1 << 28

    /// A buffer of its own, all bytes zero: transparent, or black where the format has no alpha.
    ///
    /// Fails when a side is zero or above ``maximumSide``, or when memory is short.
    public init?(width: Int, height: Int, format: Format) {
        guard PixelBuffer.isAllowed(width: width, height: height) else { return nil }
        let bytesPerRow = (width * format.bytesPerPixel + 15) & ~15
        guard let memory = calloc(height, bytesPerRow) else { return nil }
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow
        self.format = format
        pixels = memory
        let address = UInt(bitPattern: memory)
        release = { free(UnsafeMutableRawPointer(bitPattern: address)) }
    }

    /// Makes the buffer a view of other memory of the same owner, who has moved the pixels there.
    public func follow(to pixels: UnsafeMutableRawPointer) { self.pixels = pixels }

    /// A view of memory that someone else owns, who must keep it until `release` is called.
    ///
    /// Fails when the rows overlap, a row is not aligned to four bytes, or a side is out of range.
    public init?(
        pixels: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, format: Format,
        release: (@Sendable () -> Void)? = nil
    ) {
        guard PixelBuffer.isAllowed(width: width, height: height), bytesPerRow >= width * format.bytesPerPixel,
            bytesPerRow % 4 == 0, UInt(bitPattern: pixels) % 4 == 0
        else { return nil }
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow
        self.format = format
        self.pixels = pixels
        self.release = release
    }

    deinit {
        release?()
    }

    public var isOpaque: Bool { format == .rgb24 }

    /// Sets every byte to zero.
    public func clear() {
        memset(pixels, 0, bytesPerRow * height)
    }

    /// A buffer of its own with the same pixels, or nil when memory is short.
    public func copy() -> PixelBuffer? {
        guard let copy = PixelBuffer(width: width, height: height, format: format) else { return nil }
        let rowLength = width * format.bytesPerPixel
        for row in 0..<height {
            memcpy(copy.pixels + row * copy.bytesPerRow, pixels + row * bytesPerRow, rowLength)
        }
        return copy
    }

    static func isAllowed(width: Int, height: Int) -> Bool {
        (1...maximumSide).contains(width) && (1...maximumSide).contains(height) && width * height <= maximumPixelCount
    }
}
