import CoreGraphics
import Foundation

/// The functions of libcmark-gfm that are called, loaded when Markdown is read first.
struct MarkdownLibrary: @unchecked Sendable {
    typealias Node = OpaquePointer

    private let makeParser: @convention(c) (Int32) -> OpaquePointer?
    private let feed: @convention(c) (OpaquePointer, UnsafePointer<CChar>, Int) -> Void
    private let finish: @convention(c) (OpaquePointer) -> Node?
    private let freeParser: @convention(c) (OpaquePointer) -> Void
    private let freeNode: @convention(c) (Node) -> Void
    private let findExtension: @convention(c) (UnsafePointer<CChar>) -> OpaquePointer?
    private let attach: @convention(c) (OpaquePointer, OpaquePointer) -> Int32
    let firstChild: @convention(c) (Node) -> Node?
    let next: @convention(c) (Node) -> Node?
    let headingLevel: @convention(c) (Node) -> Int32
    let listType: @convention(c) (Node) -> Int32
    let listStart: @convention(c) (Node) -> Int32
    private let type: @convention(c) (Node) -> UnsafePointer<CChar>?
    private let literal: @convention(c) (Node) -> UnsafePointer<CChar>?
    private let url: @convention(c) (Node) -> UnsafePointer<CChar>?
    private let fence: @convention(c) (Node) -> UnsafePointer<CChar>?
    private let columnCount: @convention(c) (Node) -> UInt16
    private let alignments: @convention(c) (Node) -> UnsafePointer<UInt8>?

    /// Nil where the library is not installed.
    static let shared = MarkdownLibrary()

    private init?() {
        let version = "0.29.0.gfm.6"
        guard let core = SharedLibrary("libcmark-gfm.so.\(version)"),
            let extensions = SharedLibrary("libcmark-gfm-extensions.so.\(version)"),
            let register = extensions.function(
                "cmark_gfm_core_extensions_ensure_registered", as: (@convention(c) () -> Void).self)
        else { return nil }
        func find<Function>(_ name: String, in library: SharedLibrary) throws -> Function {
            guard let function = library.function(name, as: Function.self) else { throw MissingFunction() }
            return function
        }
        do {
            makeParser = try find("cmark_parser_new", in: core)
            feed = try find("cmark_parser_feed", in: core)
            finish = try find("cmark_parser_finish", in: core)
            freeParser = try find("cmark_parser_free", in: core)
            freeNode = try find("cmark_node_free", in: core)
            findExtension = try find("cmark_find_syntax_extension", in: core)
            attach = try find("cmark_parser_attach_syntax_extension", in: core)
            firstChild = try find("cmark_node_first_child", in: core)
            next = try find("cmark_node_next", in: core)
            headingLevel = try find("cmark_node_get_heading_level", in: core)
            listType = try find("cmark_node_get_list_type", in: core)
            listStart = try find("cmark_node_get_list_start", in: core)
            type = try find("cmark_node_get_type_string", in: core)
            literal = try find("cmark_node_get_literal", in: core)
            url = try find("cmark_node_get_url", in: core)
            fence = try find("cmark_node_get_fence_info", in: core)
            columnCount = try find("cmark_gfm_extensions_get_table_columns", in: extensions)
            alignments = try find("cmark_gfm_extensions_get_table_alignments", in: extensions)
        } catch { return nil }
        register()
    }

    private struct MissingFunction: Error {}

    /// Reads a text, and calls something with the document, which is gone afterwards.
    func read(_ text: String, _ body: (Node) -> Void) {
        guard let parser = makeParser(0) else { return }
        defer { freeParser(parser) }
        for name in ["table", "strikethrough"] {
            if let known = findExtension(name) { _ = attach(parser, known) }
        }
        var text = text
        text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                if let start = characters.baseAddress { feed(parser, start, characters.count) }
            }
        }
        guard let document = finish(parser) else { return }
        body(document)
        freeNode(document)
    }

    // MARK: What a node holds

    func typeName(of node: Node) -> String { string(type(node)) }
    func literal(of node: Node) -> String { string(literal(node)) }
    func address(of node: Node) -> String { string(url(node)) }

    /// The first word after the fence of a block of code.
    func language(of node: Node) -> String? { string(fence(node)).split(separator: " ").first.map(String.init) }

    func columns(of table: Node) -> [PresentationIntent.TableColumn] {
        guard let letters = alignments(table) else { return [] }
        return (0..<Int(columnCount(table))).map { index in
            switch letters[index] {
            case UInt8(ascii: "c"): .init(alignment: .center)
            case UInt8(ascii: "r"): .init(alignment: .right)
            default: .init(alignment: .left)
            }
        }
    }

    private func string(_ text: UnsafePointer<CChar>?) -> String { text.map { String(cString: $0) } ?? "" }
}
