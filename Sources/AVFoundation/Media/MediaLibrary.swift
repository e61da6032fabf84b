internal import CoreGraphics
internal import DeviceNotice
import Foundation

/// The functions of GStreamer that are used here. It is loaded with the first thing that is played.
final class MediaLibrary: Sendable {
    /// Nil where GStreamer is not installed.
    static let shared: MediaLibrary? = {
        let library = MediaLibrary()
        if library == nil {
            DeviceNotice.say(
                "Nothing can be played without the Debian packages libgstreamer1.0-0, gstreamer1.0-plugins-base, gstreamer1.0-plugins-good and gstreamer1.0-libav."
            )
        }
        return library
    }()

    /// Numbers of GStreamer's interface.
    enum Element {
        static let null: Int32 = 1
        static let paused: Int32 = 3
        static let playing: Int32 = 4
        static let formatOfTime: Int32 = 3
        /// Work under way is dropped, and the position is exact.
        static let flushExactly: Int32 = 1 | 2
        static let fromThere: Int32 = 1
        static let noEnd: Int32 = 0
        static let success: Int32 = 1
    }

    typealias Launch =
        @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<UnsafeMutableRawPointer?>?) -> OpaquePointer?
    typealias SetState = @convention(c) (OpaquePointer, Int32) -> Int32
    typealias GetState = @convention(c) (OpaquePointer, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?, UInt64) -> Int32
    typealias QueryDuration = @convention(c) (OpaquePointer, Int32, UnsafeMutablePointer<Int64>) -> Int32
    typealias Seek = @convention(c) (OpaquePointer, Double, Int32, Int32, Int32, Int64, Int32, Int64) -> Int32
    typealias ByName = @convention(c) (OpaquePointer, UnsafePointer<CChar>) -> OpaquePointer?
    typealias SetArgument = @convention(c) (OpaquePointer, UnsafePointer<CChar>, UnsafePointer<CChar>) -> Void
    typealias Release = @convention(c) (OpaquePointer) -> Void
    typealias Start = @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Int32

    let launch: Launch
    let setState: SetState
    let getState: GetState
    let queryDuration: QueryDuration
    let seek: Seek
    let element: ByName
    let setArgument: SetArgument
    let release: Release

    private init?() {
        guard let library = SharedLibrary("libgstreamer-1.0.so.0"), let start = library.function("gst_init_check", as: Start.self),
            let launch = library.function("gst_parse_launch", as: Launch.self),
            let setState = library.function("gst_element_set_state", as: SetState.self),
            let getState = library.function("gst_element_get_state", as: GetState.self),
            let queryDuration = library.function("gst_element_query_duration", as: QueryDuration.self),
            let seek = library.function("gst_element_seek", as: Seek.self),
            let element = library.function("gst_bin_get_by_name", as: ByName.self),
            let setArgument = library.function("gst_util_set_object_arg", as: SetArgument.self),
            let release = library.function("gst_object_unref", as: Release.self), start(nil, nil, nil) != 0
        else { return nil }
        (self.launch, self.setState, self.getState, self.queryDuration) = (launch, setState, getState, queryDuration)
        (self.seek, self.element, self.setArgument, self.release) = (seek, element, setArgument, release)
    }
}
