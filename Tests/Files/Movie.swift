import Foundation

/// Files with pictures and sound, written by GStreamer when a test first needs them.
public enum Movie {
    private typealias Pointer = OpaquePointer
    private typealias Start = @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Int32
    private typealias Launch = @convention(c) (UnsafePointer<CChar>, UnsafeMutableRawPointer?) -> Pointer?
    private typealias SetState = @convention(c) (Pointer, Int32) -> Int32
    private typealias Bus = @convention(c) (Pointer) -> Pointer?
    private typealias Wait = @convention(c) (Pointer, UInt64, Int32) -> Pointer?
    private typealias Release = @convention(c) (Pointer) -> Void

    /// One second of red, then one of blue, in 25 pictures a second of 64×48 pixels, with a tone.
    public static let redAndBlue = write("red-and-blue.mov", colors + " ! jpegenc ! m. \(tone(2)) ! qtmux name=m")
    /// The same pictures, most of which are kept as changes of the one before, and no sound.
    public static let changes = write("changes.webm", colors + " ! vp8enc deadline=1 keyframe-max-dist=100 ! webmmux name=m")
    /// The same pictures, to be turned to the right: the matrix in the header of the track is another one.
    public static let turned: URL = {
        let upright = write("upright.mov", colors + " ! jpegenc ! qtmux name=m")
        guard
            let file = try? copy(
                of: upright, "turned.mov",
                { data in
                    guard let header = data.range(of: Data("tkhd".utf8)) else { return }
                    let numbers: [UInt32] = [0, 0x1_0000, 0, 0xFFFF_0000, 0, 0, 48 << 16, 0, 0x4000_0000]
                    let matrix = numbers.flatMap { number in withUnsafeBytes(of: number.bigEndian) { Array($0) } }
                    data.replaceSubrange(header.upperBound + 40..<header.upperBound + 76, with: matrix)
                })
        else { fatalError("The film that is to be turned cannot be written.") }
        return file
    }()
    /// A tone of a second and a half.
    public static let sound = write(
        "tone.wav", "audiotestsrc num-buffers=15 samplesperbuffer=800 ! audio/x-raw,rate=8000,channels=1 ! wavenc name=m")

    private static let colors =
        "videotestsrc num-buffers=25 pattern=red ! \(pictures) ! c. videotestsrc num-buffers=25 pattern=blue ! \(pictures) ! c. "
        + "concat name=c ! videoconvert"
    private static let pictures = "video/x-raw,format=I420,width=64,height=48,framerate=25/1"
    private static func tone(_ seconds: Int) -> String {
        "audiotestsrc num-buffers=\(seconds * 10) samplesperbuffer=800 ! audio/x-raw,rate=8000,channels=1,format=S16LE ! audioconvert ! m."
    }

    /// A copy of a file with another content.
    public static func copy(of movie: URL, _ name: String, _ change: (inout Data) -> Void) throws -> URL {
        var data = try Data(contentsOf: movie)
        change(&data)
        let file = folder.appendingPathComponent(name)
        try data.write(to: file)
        return file
    }

    private static let folder: URL = {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("movies-\(ProcessInfo.processInfo.processIdentifier)")
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }()

    private static func write(_ name: String, _ elements: String) -> URL {
        let file = folder.appendingPathComponent(name)
        guard let library = dlopen("libgstreamer-1.0.so.0", RTLD_LAZY) else { fatalError("The tests of media need GStreamer.") }
        func function<Function>(_ name: String, as type: Function.Type) -> Function { unsafeBitCast(dlsym(library, name)!, to: type) }
        _ = function("gst_init_check", as: Start.self)(nil, nil, nil)
        guard let pipeline = function("gst_parse_launch", as: Launch.self)("\(elements) ! filesink location=\"\(file.path)\"", nil) else {
            fatalError("GStreamer cannot make \(name).")
        }
        let setState = function("gst_element_set_state", as: SetState.self)
        _ = setState(pipeline, 4)
        let bus = function("gst_element_get_bus", as: Bus.self)(pipeline)!
        // An end or an error, within half a minute.
        let message = function("gst_bus_timed_pop_filtered", as: Wait.self)(bus, 30_000_000_000, 3)
        _ = setState(pipeline, 1)
        function("gst_object_unref", as: Release.self)(bus)
        function("gst_object_unref", as: Release.self)(pipeline)
        guard message != nil else { fatalError("\(name) is not finished.") }
        return file
    }
}
