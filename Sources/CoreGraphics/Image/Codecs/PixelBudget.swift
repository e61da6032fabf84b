/// How large a picture may be before its bytes are looked at any further.
///
/// A few bytes can claim billions of pixels, so every decoder reads the header first and asks here.
@_spi(ForasteroInternal)
public struct PixelBudget: Sendable {
    /// Width times height.
    public var pixelCount: Int

    public init(pixelCount: Int) {
        self.pixelCount = pixelCount
    }

    /// 64 million pixels, 256 MB: more than any camera of a phone makes in one shot that an app would show whole.
    public static let standard = PixelBudget(pixelCount: 1 << 26)

    func check(width: Int, height: Int) throws(ImageDecodingError) {
        guard width > 0, height > 0 else { throw .damaged("a side is zero") }
        let (pixels, overflow) = width.multipliedReportingOverflow(by: height)
        guard !overflow, pixels <= pixelCount, width <= PixelBuffer.maximumSide, height <= PixelBuffer.maximumSide else {
            throw .tooLarge(width: width, height: height)
        }
    }
}
