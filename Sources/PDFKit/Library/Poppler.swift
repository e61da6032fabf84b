import CoreGraphics
import Foundation

/// The functions of poppler for text, outlines and annotations. All are called with the lock of `PDFLibrary` held.
///
/// Its structures are `LinkedList`, `Box` and so on; C's functions may name them by their addresses only.
final class Poppler: Sendable {
    /// Nil where the library is not installed.
    static let shared = try? Poppler()

    private struct Missing: Error {}

    typealias Address = UnsafeMutableRawPointer
    typealias Text = UnsafeMutablePointer<CChar>
    typealias TextOf = @convention(c) (OpaquePointer) -> Text?
    typealias Release = @convention(c) (OpaquePointer) -> Void
    typealias Find = @convention(c) (OpaquePointer) -> OpaquePointer?
    typealias ListOf = @convention(c) (OpaquePointer) -> Address?
    typealias FreeList = @convention(c) (Address?) -> Void
    typealias Layout =
        @convention(c) (
            OpaquePointer, UnsafeMutablePointer<Address?>, UnsafeMutablePointer<UInt32>
        ) -> Int32
    typealias Version = @convention(c) (OpaquePointer, UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>) -> Void
    typealias FindTarget = @convention(c) (OpaquePointer, UnsafePointer<CChar>) -> Address?

    // MARK: What its structures are

    /// A list of GLib.
    struct LinkedList {
        var data: Address?
        var next: Address?
        var previous: Address?
    }

    /// Two corners.
    struct Box {
        var x1 = 0.0, y1 = 0.0, x2 = 0.0, y2 = 0.0
    }

    /// A place in the document, or the name of one.
    struct Target {
        var kind: Int32 = 0
        var page: Int32 = 0
        var left = 0.0, bottom = 0.0, right = 0.0, top = 0.0, zoom = 0.0
        var name: Text?
        var changes: UInt32 = 0

        static let named: Int32 = 9
    }

    /// What is to be done: what stands in `content` depends on the kind.
    struct Action {
        var kind: Int32 = 0
        var title: Text?
        var content: Address?

        static let goTo: Int32 = 2
        static let address: Int32 = 5
        static let named: Int32 = 6
    }

    /// The place of a link or an annotation, and what it is.
    struct Mapping {
        var area = Box()
        var content: Address?
    }

    /// Parts of a colour, from 0 to 65,535.
    struct Color {
        var red: UInt16 = 0, green: UInt16 = 0, blue: UInt16 = 0
    }

    // MARK: Functions

    let free: @convention(c) (Address?) -> Void
    let retain: @convention(c) (OpaquePointer) -> OpaquePointer
    let release: Release

    let pageText: TextOf
    let pageLayout: Layout
    let pageLabel: TextOf
    let links: ListOf
    let freeLinks: FreeList
    let annotations: ListOf
    let freeAnnotations: FreeList
    let removeAnnotation: @convention(c) (OpaquePointer, OpaquePointer) -> Void
    let annotationKind: @convention(c) (OpaquePointer) -> Int32
    let annotationContents: TextOf
    let annotationColor: @convention(c) (OpaquePointer) -> Address?

    let outline: Find
    let outlineChild: Find
    let outlineNext: @convention(c) (OpaquePointer) -> Int32
    let outlineIsOpen: @convention(c) (OpaquePointer) -> Int32
    let outlineAction: @convention(c) (OpaquePointer) -> Address?
    let freeOutline: Release
    let freeAction: @convention(c) (Address) -> Void
    let findTarget: FindTarget
    let freeTarget: @convention(c) (Address) -> Void

    let texts: [String: TextOf]
    let creationDate: @convention(c) (OpaquePointer) -> Int
    let modificationDate: @convention(c) (OpaquePointer) -> Int
    let permissions: @convention(c) (OpaquePointer) -> UInt32
    let version: Version

    private init() throws {
        guard let library = SharedLibrary("libpoppler-glib.so.8") else { throw Missing() }
        func find<Function>(_ name: String) throws -> Function {
            guard let function = library.function(name, as: Function.self) else { throw Missing() }
            return function
        }
        (free, retain, release) = try (find("g_free"), find("g_object_ref"), find("g_object_unref"))
        pageText = try find("poppler_page_get_text")
        pageLayout = try find("poppler_page_get_text_layout")
        pageLabel = try find("poppler_page_get_label")
        (links, freeLinks) = try (find("poppler_page_get_link_mapping"), find("poppler_page_free_link_mapping"))
        annotations = try find("poppler_page_get_annot_mapping")
        freeAnnotations = try find("poppler_page_free_annot_mapping")
        removeAnnotation = try find("poppler_page_remove_annot")
        annotationKind = try find("poppler_annot_get_annot_type")
        annotationContents = try find("poppler_annot_get_contents")
        annotationColor = try find("poppler_annot_get_color")
        (outline, outlineChild) = try (find("poppler_index_iter_new"), find("poppler_index_iter_get_child"))
        (outlineNext, outlineIsOpen) = try (find("poppler_index_iter_next"), find("poppler_index_iter_is_open"))
        (outlineAction, freeOutline) = try (find("poppler_index_iter_get_action"), find("poppler_index_iter_free"))
        (freeAction, findTarget) = try (find("poppler_action_free"), find("poppler_document_find_dest"))
        freeTarget = try find("poppler_dest_free")
        texts = try Dictionary(
            uniqueKeysWithValues: ["title", "author", "subject", "keywords", "creator", "producer"].map {
                ($0, try find("poppler_document_get_\($0)"))
            })
        creationDate = try find("poppler_document_get_creation_date")
        modificationDate = try find("poppler_document_get_modification_date")
        (permissions, version) = try (find("poppler_document_get_permissions"), find("poppler_document_get_pdf_version"))
    }

    /// A text that the library has made, which is freed.
    func taken(_ text: Text?) -> String? {
        guard let text else { return nil }
        defer { free(text) }
        return String(cString: text)
    }
}
