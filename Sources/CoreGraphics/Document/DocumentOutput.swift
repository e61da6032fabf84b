internal import CCairo
import Foundation

/// Collects the bytes of a document, and hands them on when all are there.
final class DocumentOutput {
    private var bytes = Data()
    private let consumer: CGDataConsumer

    init(_ consumer: CGDataConsumer) { self.consumer = consumer }

    /// A surface that writes here, and must not outlive this.
    func makeSurface(_ size: CGSize) -> OpaquePointer? {
        let place = Unmanaged.passUnretained(self).toOpaque()
        let surface = cairo_pdf_surface_create_for_stream(
            { place, start, count in
                guard let place, let start else { return CAIRO_STATUS_WRITE_ERROR }
                Unmanaged<DocumentOutput>.fromOpaque(place).takeUnretainedValue().bytes.append(start, count: Int(count))
                return CAIRO_STATUS_SUCCESS
            }, place, size.width, size.height)
        guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
        return surface
    }

    func deliver() {
        _ = consumer.write(bytes)
        bytes = Data()
    }
}
