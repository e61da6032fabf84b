internal import CoreGraphics
import Foundation

/// The functions of GStreamer that hand out decoded pictures.
final class FrameLibrary: Sendable {
    /// Nil where GStreamer is not installed.
    static let shared: FrameLibrary? = MediaLibrary.shared == nil ? nil : FrameLibrary()

    typealias Object = OpaquePointer
    typealias Pull = @convention(c) (Object, UInt64) -> Object?
    typealias Part = @convention(c) (Object) -> Object?
    typealias Flag = @convention(c) (Object) -> Int32
    typealias At = @convention(c) (Object, UInt32) -> Object?
    typealias Number = @convention(c) (Object, UnsafePointer<CChar>, UnsafeMutablePointer<Int32>) -> Int32
    typealias Map = @convention(c) (Object, UnsafeMutableRawPointer, Int32) -> Int32
    typealias Unmap = @convention(c) (Object, UnsafeMutableRawPointer) -> Void
    typealias StreamTime = @convention(c) (Object, Int32, UInt64) -> UInt64
    typealias Messages = @convention(c) (Object, Int32) -> Object?
    typealias Release = @convention(c) (Object) -> Void

    /// `GstMapInfo`: memory, flags, bytes, their number, and room that is not ours.
    struct MappedBytes {
        var memory: OpaquePointer?
        var flags: Int32 = 0
        var bytes: UnsafeRawPointer?
        var count = 0
        var capacity = 0
        var reserved: (UInt, UInt, UInt, UInt, UInt, UInt, UInt, UInt) = (0, 0, 0, 0, 0, 0, 0, 0)
    }

    /// Where in a `GstBuffer` its times stand, in bytes. Part of the interface of GStreamer 1.
    enum BufferField {
        static let time = 72
        static let duration = 88
    }

    static let reading: Int32 = 1
    static let errorMessage: Int32 = 2

    let pull: Pull
    let isAtEnd: Flag
    let buffer: Part
    let caps: Part
    let segment: Part
    let structure: At
    let number: Number
    let map: Map
    let unmap: Unmap
    let streamTime: StreamTime
    let bus: Part
    let message: Messages
    let releaseSample: Release

    private init?() {
        guard let library = SharedLibrary("libgstapp-1.0.so.0"),
            let pull = library.function("gst_app_sink_try_pull_sample", as: Pull.self),
            let isAtEnd = library.function("gst_app_sink_is_eos", as: Flag.self),
            let buffer = library.function("gst_sample_get_buffer", as: Part.self),
            let caps = library.function("gst_sample_get_caps", as: Part.self),
            let segment = library.function("gst_sample_get_segment", as: Part.self),
            let structure = library.function("gst_caps_get_structure", as: At.self),
            let number = library.function("gst_structure_get_int", as: Number.self),
            let map = library.function("gst_buffer_map", as: Map.self),
            let unmap = library.function("gst_buffer_unmap", as: Unmap.self),
            let streamTime = library.function("gst_segment_to_stream_time", as: StreamTime.self),
            let bus = library.function("gst_element_get_bus", as: Part.self),
            let message = library.function("gst_bus_pop_filtered", as: Messages.self),
            let releaseSample = library.function("gst_mini_object_unref", as: Release.self)
        else { return nil }
        (self.pull, self.isAtEnd, self.buffer, self.caps, self.segment) = (pull, isAtEnd, buffer, caps, segment)
        (self.structure, self.number, self.map, self.unmap) = (structure, number, map, unmap)
        (self.streamTime, self.bus, self.message, self.releaseSample) = (streamTime, bus, message, releaseSample)
    }
}
