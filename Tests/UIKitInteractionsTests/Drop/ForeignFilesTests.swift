import Display
import Foundation
import ItemProvider
import Testing
import TestFiles

@_spi(ForasteroInternal) @testable import UIKitCore
@testable import UIKitInteractions

/// Files that other programs drag here, as people's folders have them.
@MainActor
struct ForeignFilesTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func providers(of urls: [URL]) -> [NSItemProvider] {
        let list = ForeignTypes.list(of: urls)
        return ForeignItems(DragOffer(types: ["text/uri-list"]) { $0 == "text/uri-list" ? list : nil }).providers
    }

    private func url(_ name: String) -> URL { URL(fileURLWithPath: folder.path).appendingPathComponent(name) }

    private func data(_ provider: NSItemProvider, _ type: String) async -> (data: Data?, error: (any Error)?) {
        await withCheckedContinuation { done in
            _ = provider.loadDataRepresentation(forTypeIdentifier: type) { done.resume(returning: ($0, $1)) }
        }
    }

    @Test("AX-75: a folder is an item with its address; its content is no data, which is an error")
    func directory() async throws {
        try folder.write("text", to: "inner/a.txt")
        let provider = try #require(providers(of: [url("inner")]).first)
        #expect(provider.hasItemConformingToTypeIdentifier("public.file-url"))
        let address = await data(provider, "public.file-url")
        let text = try #require(address.data.map { String(decoding: $0, as: UTF8.self) })
        #expect(URL(string: text)?.lastPathComponent == "inner")
        for type in provider.registeredTypeIdentifiers where type != "public.file-url" {
            let content = await data(provider, type)
            #expect(content.data == nil)
            #expect(content.error != nil)
        }
        #expect(!provider.canLoadObject(ofClass: NSString.self) || provider.registeredTypeIdentifiers == ["public.file-url"])
    }

    @Test("AX-75: a file that vanishes after it was dropped is an error, and so is one that never was")
    func vanished() async throws {
        try folder.write("text", to: "a.txt")
        let found = providers(of: [url("a.txt"), url("never.txt")])
        #expect(found.count == 2)
        try FileManager.default.removeItem(at: url("a.txt"))
        for provider in found {
            #expect(
                provider.hasItemConformingToTypeIdentifier("public.file-url") || provider.hasItemConformingToTypeIdentifier("public.url"))
            let content = await data(provider, "public.plain-text")
            #expect(content.data == nil)
            #expect(content.error != nil)
        }
    }

    @Test("AX-75: ten thousand files are ten thousand items, none of which is read before it is asked for")
    func many() async throws {
        for number in 0..<20 { try folder.write("text \(number)", to: "\(number).txt") }
        let urls = (0..<10_000).map { url("\($0 % 20).txt") }
        let found = providers(of: urls)
        #expect(found.count == 10_000)
        try folder.write("later", to: "7.txt")
        #expect(await data(found[9_987], "public.plain-text").data == Data("later".utf8))
    }
}
