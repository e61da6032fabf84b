import Foundation
@_spi(ForasteroInternal) import CoreGraphics

/// An image file that is being read. May be used on any thread.
///
/// Read are PNG, JPEG, WebP and GIF with all its frames. Nothing is unpacked before an image is asked for, and nothing that has
/// more than 64 million pixels.
// apple: https://developer.apple.com/documentation/imageio/cgimagesource
public final class CGImageSource: @unchecked Sendable {
    private struct Contents {
        var data = Data()
        var isFinal = false
        /// Read once; nil until then.
        var gif: GIFDecoder??
    }

    private let lock = NSLock()
    private var contents = Contents()

    init(data: Data, isFinal: Bool) {
        contents = Contents(data: data, isFinal: isFinal)
    }

    func update(_ data: Data, isFinal: Bool) {
        lock.withLock { contents = Contents(data: data, isFinal: isFinal) }
    }

    var data: Data { lock.withLock { contents.data } }
    var isFinal: Bool { lock.withLock { contents.isFinal } }
    var format: ImageFormat? { ImageFormat(data) }

    /// The frames of a GIF file; nil for other files.
    var gif: GIFDecoder? {
        lock.withLock {
            if let known = contents.gif { return known }
            var decoder: GIFDecoder?
            if ImageFormat(contents.data) == .gif, let file = try? GIFFile(contents.data) {
                decoder = try? GIFDecoder(file, budget: .standard)
            }
            contents.gif = .some(decoder)
            return decoder
        }
    }

    /// How many pictures there are; 0 for what cannot be read.
    var count: Int {
        switch format {
        case nil: 0
        case .gif: gif?.file.frames.count ?? 0
        default: (try? ImageFileInfo(data)) == nil ? 0 : 1
        }
    }

    /// The picture at an index; nil when there is none, or it is damaged or too large.
    func image(at index: Int) -> CGImage? {
        if let gif { return try? gif.image(at: index) }
        guard index == 0, let image = try? CGImage.decode(data) else { return nil }
        return image
    }

    var status: CGImageSourceStatus {
        let data = data
        if data.count < 12 { return isFinal ? .statusUnexpectedEOF : .statusReadingHeader }
        guard let format else { return .statusUnknownType }
        guard (try? ImageFileInfo(data)) != nil else { return isFinal ? .statusInvalidData : .statusReadingHeader }
        if isFinal || (format == .gif && gif?.file.isComplete == true) { return .statusComplete }
        return .statusIncomplete
    }
}
