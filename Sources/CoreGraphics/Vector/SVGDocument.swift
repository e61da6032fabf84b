import Foundation
import Synchronization

/// An SVG file, read and drawn by librsvg. It reads no other files and opens no addresses.
final class SVGDocument: VectorDocument, @unchecked Sendable {
    let size: CGSize
    private let handle: OpaquePointer
    private let library: SVGLibrary
    /// The library draws one document on one thread at a time.
    private let drawing = Mutex(())

    init(_ data: Data) throws(VectorPicture.Failure) {
        guard let library = SVGLibrary.shared else { throw .unreadable(format: "SVG", debianPackage: "librsvg2-2") }
        var error: UnsafeMutableRawPointer?
        let made = data.withUnsafeBytes { library.open($0.baseAddress, $0.count, &error) }
        guard let made else {
            defer { error.map { library.freeError($0) } }
            throw .damaged(LibraryError.text(error))
        }
        handle = made
        self.library = library
        size = library.size(of: made)
    }

    deinit { library.release(handle) }

    func draw(_ cairo: OpaquePointer) {
        var viewport = SVGLibrary.Rectangle(width: size.width, height: size.height)
        drawing.withLock { _ in _ = library.render(handle, cairo, &viewport, nil) }
    }

    /// Draws one element where it is in the file.
    func draw(_ cairo: OpaquePointer, layer name: String) {
        var viewport = SVGLibrary.Rectangle(width: size.width, height: size.height)
        drawing.withLock { _ in _ = library.renderLayer(handle, cairo, "#" + name, &viewport, nil) }
    }

    /// The bounds of an element's ink, or its position if it has none; nil where there is none of the name.
    func bounds(ofLayer name: String) -> CGRect? {
        var viewport = SVGLibrary.Rectangle(width: size.width, height: size.height)
        var (ink, logical) = (SVGLibrary.Rectangle(), SVGLibrary.Rectangle())
        let isFound = drawing.withLock { _ in library.layerGeometry(handle, "#" + name, &viewport, &ink, &logical, nil) != 0 }
        guard isFound else { return nil }
        let found = ink.width > 0 && ink.height > 0 ? ink : logical
        return CGRect(x: found.x, y: found.y, width: found.width, height: found.height)
    }
}

/// The functions of librsvg that are used here.
struct SVGLibrary: Sendable {
    /// Nil where the library is not installed.
    static let shared = SVGLibrary()

    struct Rectangle {
        var x = 0.0
        var y = 0.0
        var width = 0.0
        var height = 0.0
    }

    private struct Length {
        var number = 0.0
        var unit: Int32 = 0
    }

    typealias FreeError = @convention(c) (UnsafeMutableRawPointer) -> Void
    typealias Open = @convention(c) (UnsafeRawPointer?, Int, UnsafeMutablePointer<UnsafeMutableRawPointer?>?) -> OpaquePointer?
    typealias SizeInPixels = @convention(c) (OpaquePointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Int32
    typealias Dimensions =
        @convention(c) (
            OpaquePointer, UnsafeMutablePointer<Int32>, UnsafeMutableRawPointer, UnsafeMutablePointer<Int32>, UnsafeMutableRawPointer,
            UnsafeMutablePointer<Int32>, UnsafeMutableRawPointer
        ) -> Void
    typealias Render = @convention(c) (OpaquePointer, OpaquePointer, UnsafeMutableRawPointer, UnsafeMutableRawPointer?) -> Int32
    typealias RenderLayer =
        @convention(c) (OpaquePointer, OpaquePointer, UnsafePointer<CChar>, UnsafeMutableRawPointer, UnsafeMutableRawPointer?) -> Int32
    typealias LayerGeometry =
        @convention(c) (
            OpaquePointer, UnsafePointer<CChar>, UnsafeMutableRawPointer, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?,
            UnsafeMutableRawPointer?
        ) -> Int32

    let open: Open
    let render: Render
    let renderLayer: RenderLayer
    let layerGeometry: LayerGeometry
    let release: @convention(c) (OpaquePointer) -> Void
    let freeError: FreeError
    private let sizeInPixels: SizeInPixels
    private let dimensions: Dimensions

    private init?() {
        guard let library = SharedLibrary("librsvg-2.so.2"),
            let open = library.function("rsvg_handle_new_from_data", as: Open.self),
            let sizeInPixels = library.function("rsvg_handle_get_intrinsic_size_in_pixels", as: SizeInPixels.self),
            let dimensions = library.function("rsvg_handle_get_intrinsic_dimensions", as: Dimensions.self),
            let render = library.function("rsvg_handle_render_document", as: Render.self),
            let renderLayer = library.function("rsvg_handle_render_layer", as: RenderLayer.self),
            let layerGeometry = library.function("rsvg_handle_get_geometry_for_layer", as: LayerGeometry.self),
            let release = library.function("g_object_unref", as: (@convention(c) (OpaquePointer) -> Void).self),
            let freeError = library.function("g_error_free", as: FreeError.self)
        else { return nil }
        self.open = open
        self.sizeInPixels = sizeInPixels
        self.dimensions = dimensions
        self.render = render
        self.renderLayer = renderLayer
        self.layerGeometry = layerGeometry
        self.release = release
        self.freeError = freeError
    }

    /// The size by width and height, else that of the view box.
    func size(of handle: OpaquePointer) -> CGSize {
        var (width, height) = (0.0, 0.0)
        if sizeInPixels(handle, &width, &height) != 0 { return CGSize(width: width, height: height) }
        var (hasWidth, hasHeight, hasBox) = (Int32(0), Int32(0), Int32(0))
        var (widthLength, heightLength, box) = (Length(), Length(), Rectangle())
        dimensions(handle, &hasWidth, &widthLength, &hasHeight, &heightLength, &hasBox, &box)
        return hasBox != 0 ? CGSize(width: box.width, height: box.height) : .zero
    }
}
