import Foundation
import ItemProvider
import Testing
import UniformTypeIdentifiers

struct NSItemProviderTests {
    private func data(of provider: NSItemProvider, _ type: String) async throws -> Data {
        try await withCheckedThrowingContinuation { continuation in
            provider.loadDataRepresentation(forTypeIdentifier: type) { data, error in
                continuation.resume(with: data.map { .success($0) } ?? .failure(error ?? CocoaError(.fileReadUnknown)))
            }
        }
    }

    @Test("SV-46, SV-47: forms keep the order in which they were registered; a second of a type replaces the first")
    func order() async throws {
        let provider = NSItemProvider()
        for (type, text) in [("public.png", "a"), ("public.jpeg", "b"), ("public.png", "c")] {
            provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
                completion(Data(text.utf8), nil)
                return nil
            }
        }
        #expect(provider.registeredTypeIdentifiers == ["public.png", "public.jpeg"])
        #expect(try await data(of: provider, "public.png") == Data("c".utf8))
        #expect(provider.hasItemConformingToTypeIdentifier("public.image"))
        #expect(!provider.hasItemConformingToTypeIdentifier("public.text"))
        #expect(try await data(of: provider, "public.image") == Data("c".utf8))
    }

    @Test("SV-48: a file is handed over as a copy that is gone when the handler has returned")
    func file() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("items-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("note.txt")
        try Data("hello".utf8).write(to: file)
        let provider = try #require(NSItemProvider(contentsOf: file))
        #expect(provider.suggestedName == "note")
        #expect(provider.registeredTypeIdentifiers == ["public.plain-text"])
        let copy: URL = try await withCheckedThrowingContinuation { continuation in
            provider.loadFileRepresentation(forTypeIdentifier: "public.plain-text") { copy, error in
                let text = copy.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
                let isRight = copy != file && copy?.lastPathComponent == "note.txt" && text == "hello"
                continuation.resume(with: isRight ? .success(copy ?? file) : .failure(error ?? CocoaError(.fileReadUnknown)))
            }
        }
        // The folder is taken away on the queue that the handler was called on, as soon as it has returned.
        _ = try await data(of: provider, "public.plain-text")
        while FileManager.default.fileExists(atPath: copy.path) { await Task.yield() }
        #expect(FileManager.default.fileExists(atPath: file.path))
    }

    @Test("SV-49, SV-52: texts and addresses are read back, an address of a file as its content")
    func objects() async throws {
        let provider = NSItemProvider(object: "hello" as NSString)
        #expect(provider.canLoadObject(ofClass: String.self))
        #expect(!provider.canLoadObject(ofClass: URL.self))
        let text: String? = await withCheckedContinuation { continuation in
            provider.loadObject(ofClass: String.self) { text, _ in continuation.resume(returning: text) }
        }
        #expect(text == "hello")
        let address = NSItemProvider(object: NSURL(string: "https://example.org")!)
        let url: URL? = await withCheckedContinuation { continuation in
            address.loadObject(ofClass: URL.self) { url, _ in continuation.resume(returning: url) }
        }
        #expect(url == URL(string: "https://example.org"))
        let item = NSItemProvider(item: "x" as NSString, typeIdentifier: "public.plain-text")
        #expect(try await item.loadItem(forTypeIdentifier: "public.plain-text") as? NSString == "x")
        #expect(try await data(of: item, "public.text") == Data("x".utf8))
    }

    /// Says what it was told of its data.
    private final class Reader: NSObject, NSItemProviderReading {
        let told: String

        init(_ told: String) { self.told = told }

        static var readableTypeIdentifiersForItemProvider: [String] { ["public.image", "public.jpeg", "public.plain-text"] }

        static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
            let reader = Reader(typeIdentifier)
            guard let object = reader as? Self else { throw CocoaError(.coderInvalidValue) }
            return object
        }
    }

    @Test(
        "SV-47: a class is told of the best form that it reads by a type of its own",
        arguments: [
            (["public.png", "public.jpeg"], "public.image"), (["public.jpeg", "public.png"], "public.jpeg"),
            (["public.utf8-plain-text"], "public.plain-text"), (["public.zip-archive", "public.utf8-plain-text"], "public.plain-text"),
        ])
    func readers(registered: [String], told: String) async {
        let provider = NSItemProvider()
        for type in registered {
            provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
                completion(Data([1]), nil)
                return nil
            }
        }
        let object: (any NSItemProviderReading)? = await withCheckedContinuation { continuation in
            provider.loadObject(ofClass: Reader.self) { object, _ in
                nonisolated(unsafe) let object = object
                continuation.resume(returning: object)
            }
        }
        #expect((object as? Reader)?.told == told)
    }

    @Test("SV-50: handlers are not called on the main thread")
    func thread() async {
        let isMain: Bool = await withCheckedContinuation { continuation in
            NSItemProvider(object: "x" as NSString).loadDataRepresentation(forTypeIdentifier: "public.utf8-plain-text") { _, _ in
                continuation.resume(returning: Thread.isMainThread)
            }
        }
        #expect(!isMain)
    }

    @Test("SV-51: what is not there, and what is of another class, fails with the domain's errors")
    func errors() async {
        let error: (any Error)? = await withCheckedContinuation { continuation in
            NSItemProvider().loadObject(ofClass: NSString.self) { continuation.resume(returning: $1) }
        }
        #expect((error as NSError?)?.domain == "NSItemProviderErrorDomain")
        #expect((error as NSError?)?.code == -1000)
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: "public.utf8-plain-text", visibility: .all) { completion in
            completion(Data([0xFF, 0xFE, 0xFD]), nil)
            return nil
        }
        let damaged: (any Error)? = await withCheckedContinuation { continuation in
            provider.loadObject(ofClass: NSString.self) { continuation.resume(returning: $1) }
        }
        #expect((damaged as NSError?)?.code == -1100)
    }

    @Test("A provider that answers twice, or with nothing, is heard once and as an error")
    func contract() async {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: "public.data", visibility: .all) { completion in
            completion(nil, nil)
            completion(Data("late".utf8), nil)
            return nil
        }
        let (data, error): (Data?, (any Error)?) = await withCheckedContinuation { continuation in
            provider.loadDataRepresentation(forTypeIdentifier: "public.data") { continuation.resume(returning: ($0, $1)) }
        }
        #expect(data == nil)
        #expect((error as NSError?)?.code == -1)
    }

    @Test("A provider that never answers is given up by cancelling the progress")
    func silence() async {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(for: .data) { _ in nil }
        let error: (any Error)? = await withCheckedContinuation { continuation in
            provider.loadDataRepresentation(forTypeIdentifier: "public.data") { continuation.resume(returning: $1) }.cancel()
        }
        #expect((error as? CocoaError)?.code == .userCancelled)
    }

    @Test("A suggested name cannot lead out of the folder of files that are handed over")
    func names() async {
        let provider = NSItemProvider(item: "x" as NSString, typeIdentifier: "public.plain-text")
        provider.suggestedName = "../../etc/x"
        let name: String? = await withCheckedContinuation { continuation in
            provider.loadFileRepresentation(forTypeIdentifier: "public.plain-text") { file, _ in
                continuation.resume(returning: file?.lastPathComponent)
            }
        }
        #expect(name == "..:..:etc:x.txt")
    }

    @Test("A copy hands out the same forms")
    func copy() throws {
        let provider = NSItemProvider(object: "x" as NSString)
        provider.suggestedName = "name"
        let copy = try #require(provider.copy() as? NSItemProvider)
        #expect(copy.registeredTypeIdentifiers == ["public.utf8-plain-text"])
        #expect(copy.suggestedName == "name")
    }
}
