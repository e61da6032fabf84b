internal import CoreGraphics
import Foundation

/// The functions of GStreamer that say what a file holds.
final class InspectionLibrary: Sendable {
    /// Nil where GStreamer is not installed.
    static let shared: InspectionLibrary? = MediaLibrary.shared == nil ? nil : InspectionLibrary()

    /// A pointer to something of GStreamer's.
    typealias Object = OpaquePointer
    typealias New = @convention(c) (UInt64, UnsafeMutableRawPointer?) -> Object?
    typealias Discover = @convention(c) (Object, UnsafePointer<CChar>, UnsafeMutableRawPointer?) -> Object?
    typealias Number = @convention(c) (Object) -> UInt32
    typealias Long = @convention(c) (Object) -> UInt64
    typealias Part = @convention(c) (Object) -> Object?
    typealias Name = @convention(c) (Object) -> UnsafePointer<CChar>?
    typealias At = @convention(c) (Object, UInt32) -> Object?
    typealias Tag = @convention(c) (Object, UnsafePointer<CChar>, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32
    typealias TagPart = @convention(c) (Object, UnsafePointer<CChar>, UnsafeMutablePointer<Object?>) -> Int32
    typealias Text = @convention(c) (Object) -> UnsafeMutablePointer<CChar>?
    typealias Release = @convention(c) (Object) -> Void

    /// Answers of the inspection.
    enum Outcome {
        static let complete: UInt32 = 0
        static let timeout: UInt32 = 3
        /// Something in the file has no decoder here.
        static let missingDecoder: UInt32 = 5
    }

    let new: New
    let discover: Discover
    let outcome: Number
    let duration: Long
    let isSeekable: Number
    let videoStreams: Part
    let audioStreams: Part
    let releaseStreams: Release
    let number: [MediaInspector.NumberName: Number]
    let tags: Part
    let fileTags: Part
    let tag: Tag
    let tagDate: TagPart
    let tagSample: TagPart
    let dateText: Text
    let releaseDate: Release
    let caps: Part
    let structure: At
    let name: Name
    let releaseCaps: Release

    private init?() {
        guard let library = SharedLibrary("libgstpbutils-1.0.so.0") else { return nil }
        func function<Function>(_ name: String, as type: Function.Type = Function.self) -> Function? { library.function(name, as: type) }
        var numbers: [MediaInspector.NumberName: Number] = [:]
        for name in MediaInspector.NumberName.allCases {
            guard let found = function("gst_discoverer_\(name.rawValue)", as: Number.self) else { return nil }
            numbers[name] = found
        }
        guard let new = function("gst_discoverer_new", as: New.self),
            let discover = function("gst_discoverer_discover_uri", as: Discover.self),
            let outcome = function("gst_discoverer_info_get_result", as: Number.self),
            let duration = function("gst_discoverer_info_get_duration", as: Long.self),
            let isSeekable = function("gst_discoverer_info_get_seekable", as: Number.self),
            let videoStreams = function("gst_discoverer_info_get_video_streams", as: Part.self),
            let audioStreams = function("gst_discoverer_info_get_audio_streams", as: Part.self),
            let releaseStreams = function("gst_discoverer_stream_info_list_free", as: Release.self),
            let tags = function("gst_discoverer_stream_info_get_tags", as: Part.self),
            let fileTags = function("gst_discoverer_info_get_tags", as: Part.self),
            let tag = function("gst_tag_list_get_string", as: Tag.self),
            let tagDate = function("gst_tag_list_get_date_time", as: TagPart.self),
            let tagSample = function("gst_tag_list_get_sample", as: TagPart.self),
            let dateText = function("gst_date_time_to_iso8601_string", as: Text.self),
            let releaseDate = function("gst_date_time_unref", as: Release.self),
            let caps = function("gst_discoverer_stream_info_get_caps", as: Part.self),
            let structure = function("gst_caps_get_structure", as: At.self),
            let name = function("gst_structure_get_name", as: Name.self),
            let releaseCaps = function("gst_mini_object_unref", as: Release.self)
        else { return nil }
        (self.new, self.discover, self.outcome, self.duration) = (new, discover, outcome, duration)
        (self.isSeekable, self.videoStreams, self.audioStreams, self.releaseStreams) = (
            isSeekable, videoStreams, audioStreams, releaseStreams
        )
        (self.tags, self.fileTags, self.tag, self.caps) = (tags, fileTags, tag, caps)
        (self.tagDate, self.tagSample, self.dateText, self.releaseDate) = (tagDate, tagSample, dateText, releaseDate)
        (self.structure, self.name, self.releaseCaps, number) = (structure, name, releaseCaps, numbers)
    }
}
