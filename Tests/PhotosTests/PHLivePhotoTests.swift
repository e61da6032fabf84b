import Dispatch
import Foundation
import ItemProvider
import Testing
import UIKitGraphics

@testable import Photos

@MainActor
struct PHLivePhotoTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("live-\(UUID().uuidString)")

    private func write(_ data: Data, _ name: String) throws -> URL {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent(name)
        try data.write(to: file)
        return file
    }

    private func picture(_ name: String = "a.png") throws -> URL {
        try write(UIGraphicsImageRenderer(size: CGSize(width: 8, height: 6)).pngData { _ in }, name)
    }

    private func request(_ files: [URL], cancel: Bool = false) async -> (PHLivePhoto?, PHPhotosError?, isCancelled: Bool) {
        await withCheckedContinuation { continuation in
            let number = PHLivePhoto.request(
                withResourceFileURLs: files, placeholderImage: nil, targetSize: .zero, contentMode: .aspectFit
            ) { photo, info in
                let answer = (
                    photo, info[PHLivePhotoInfoErrorKey] as? PHPhotosError, isCancelled: info[PHLivePhotoInfoCancelledKey] as? Bool == true
                )
                continuation.resume(returning: answer)
            }
            if cancel { PHLivePhoto.cancelRequest(withRequestID: number) }
        }
    }

    @Test("A picture and a film, in any order, are a live photo of the picture's size", arguments: [false, true])
    func pair(isReversed: Bool) async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = [try picture(), try write(Data([0]), "a.MOV")]
        let photo = try #require(await request(isReversed ? files.reversed() : files).0)
        let scale = UIGraphicsImageRendererFormat.default().scale
        #expect(photo.size == CGSize(width: 8 * scale, height: 6 * scale))
        #expect(photo.copy() as? PHLivePhoto === photo)
        let data = try NSKeyedArchiver.archivedData(withRootObject: photo, requiringSecureCoding: true)
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: PHLivePhoto.self, from: data)?.movieFile.path == files[1].path)
        try FileManager.default.removeItem(at: folder)
        #expect((try? NSKeyedUnarchiver.unarchivedObject(ofClass: PHLivePhoto.self, from: data)).flatMap { $0 } == nil)
    }

    @Test("Files that are no pair are an error: none, one, two pictures, one that is not there, an address on the web")
    func noPair() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let (first, second) = (try picture(), try picture("b.png"))
        let film = try write(Data([0]), "a.mov")
        let missing = folder.appendingPathComponent("missing.mov")
        let web = try #require(URL(string: "https://example.org/a.mov"))
        for files in [[], [first], [film], [first, second], [film, film], [first, missing], [first, web], [first, film, second]] {
            let answer = await request(files)
            #expect(answer.0 == nil)
            #expect(answer.1?.code == .missingResource)
        }
    }

    @Test("A picture that cannot be read is an error of its own")
    func damaged() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let answer = await request([try write(Data("no picture".utf8), "a.jpg"), try write(Data([0]), "a.mov")])
        #expect(answer.0 == nil)
        #expect(answer.1?.code == .invalidResource)
    }

    @Test("Providers of pictures and texts have no live photo; data in a form that nobody knows are an error")
    func providers() {
        #expect(!NSItemProvider(object: "text" as NSString).canLoadObject(ofClass: PHLivePhoto.self))
        #expect(!NSItemProvider(object: UIImage()).canLoadObject(ofClass: PHLivePhoto.self))
        #expect(throws: PHPhotosError.self) {
            try PHLivePhoto.object(withItemProviderData: Data(), typeIdentifier: "com.apple.live-photo")
        }
    }

    @Test("A request that is cancelled is answered without a photo; numbers that are no request do nothing")
    func cancelling() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        PHLivePhoto.cancelRequest(withRequestID: PHLivePhotoRequestIDInvalid)
        PHLivePhoto.cancelRequest(withRequestID: -5)
        let answer = await request([try picture(), try write(Data([0]), "a.mov")], cancel: true)
        #expect(answer.0 == nil)
        #expect(answer.isCancelled)
    }
}
