internal import CCairo
import Foundation
import Synchronization

/// A picture made of lines and areas, which can be drawn in any size without loss: an SVG or PDF file, of which the first page.
///
/// Immutable, and safe to use on any thread.
@_spi(ForasteroInternal)
public final class VectorPicture: Sendable {
    /// Why there is no picture; each says what to do about it.
    public enum Failure: Error, CustomStringConvertible {
        case damaged(String)
        /// The file takes a password.
        case locked
        /// The library that reads such files is not installed.
        case unreadable(format: String, debianPackage: String)

        public var description: String {
            switch self {
            case .damaged(let reason): "the file is damaged: \(reason)"
            case .locked: "the file takes a password"
            case .unreadable(let format, let package): "to show \(format) files, install the Debian package \(package)"
            }
        }
    }

    /// As large as the file says, in points.
    public let size: CGSize
    let document: any VectorDocument
    /// The picture that was drawn last: most pictures are shown in one size.
    private let last = Mutex<CGImage?>(nil)

    /// The largest side of a picture, in points; files say what they like.
    private static let maximumSide = 16_384.0

    public init(_ data: Data) throws(Failure) {
        let isPDF = data.prefix(1024).range(of: Data("%PDF-".utf8)) != nil
        document = isPDF ? try PDFPage(data) : try SVGDocument(data)
        let size = document.size
        guard size.width > 0, size.height > 0, size.width <= Self.maximumSide, size.height <= Self.maximumSide else {
            throw .damaged("its size of \(size.width) by \(size.height) is not one of a picture")
        }
        self.size = size
    }

    /// The picture stretched to a size, on nothing; nil for sizes without pixels and those too large.
    /// - Parameters:
    ///   - size: in points.
    ///   - scale: pixels per point.
    public func image(size: CGSize, scale: CGFloat) -> CGImage? {
        let (width, height) = ((size.width * scale).rounded(), (size.height * scale).rounded())
        guard width >= 1, height >= 1, width * height <= CGFloat(PixelBudget.standard.pixelCount) else { return nil }
        if let known = last.withLock({ $0 }), known.width == Int(width), known.height == Int(height) { return known }
        let image = CGImage.drawn(width: Int(width), height: Int(height)) { cairo in
            cairo_scale(cairo, width / self.size.width, height / self.size.height)
            document.draw(cairo)
        }
        last.withLock { $0 = image }
        return image
    }
}

/// A file that a library has read.
protocol VectorDocument: Sendable {
    /// In points.
    var size: CGSize { get }
    /// Draws into a context whose unit is a point, from its upper left corner on.
    func draw(_ cairo: OpaquePointer)
}

extension CGImage {
    /// The picture that `draw` gives on nothing; nil when memory is short.
    static func drawn(width: Int, height: Int, _ draw: (OpaquePointer) -> Void) -> CGImage? {
        guard let buffer = PixelBuffer(width: width, height: height, format: .argb32), let canvas = CairoCanvas(buffer) else { return nil }
        draw(canvas.cairo)
        canvas.flush()
        return CGImage(buffer: buffer)
    }
}
