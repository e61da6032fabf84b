internal import CoreGraphics
import Foundation

/// The functions of GStreamer that take sound from a program.
final class FeedLibrary: Sendable {
    /// Nil where GStreamer is not installed.
    static let shared: FeedLibrary? = MediaLibrary.shared == nil ? nil : FeedLibrary()

    typealias Allocate = @convention(c) (OpaquePointer?, Int, UnsafeMutableRawPointer?) -> OpaquePointer?
    typealias Fill = @convention(c) (OpaquePointer, Int, UnsafeRawPointer?, Int) -> Int
    /// The buffer is the source's afterwards.
    typealias Push = @convention(c) (OpaquePointer, OpaquePointer) -> Int32

    let allocate: Allocate
    let fill: Fill
    let push: Push

    private init?() {
        guard let core = SharedLibrary("libgstreamer-1.0.so.0"), let app = SharedLibrary("libgstapp-1.0.so.0"),
            let allocate = core.function("gst_buffer_new_allocate", as: Allocate.self),
            let fill = core.function("gst_buffer_fill", as: Fill.self),
            let push = app.function("gst_app_src_push_buffer", as: Push.self)
        else { return nil }
        (self.allocate, self.fill, self.push) = (allocate, fill, push)
    }
}
