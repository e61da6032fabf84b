import AVFoundation
import Display
import TestFiles
import Testing

@MainActor @Suite(.serialized)
struct AVAssetTests {
    init() { MediaClock.current = MediaClock(.virtual(startingAt: 0)) }

    @Test("MO-15: an asset knows how long it is, and of which tracks it is made")
    func values() throws {
        let asset = AVURLAsset(url: Movie.redAndBlue)
        #expect(abs(asset.duration.seconds - 2) < 0.05)
        #expect(asset.isPlayable)
        #expect(asset.url == Movie.redAndBlue)
        let video = try #require(asset.tracks(withMediaType: .video).first)
        #expect(asset.tracks.count == 2)
        #expect(asset.tracks(withMediaType: .audio).count == 1)
        #expect(video.naturalSize == CGSize(width: 64, height: 48))
        #expect(video.preferredTransform.isIdentity)
        #expect(video.nominalFrameRate == 25)
        #expect(abs(video.minFrameDuration.seconds - 0.04) < 1e-6)
        #expect(video.timeRange.duration == asset.duration)
        #expect(video.hasMediaCharacteristic(.visual))
        #expect(asset.track(withTrackID: video.trackID) === video)
        #expect(asset.tracks.first === asset.tracks.first)
    }

    @Test("An asset that is made of nothing has no tracks, and is loaded")
    func nothing() {
        let asset = AVAsset()
        #expect(asset.tracks.isEmpty && asset.duration == .zero && !asset.isPlayable)
        #expect(asset.statusOfValue(forKey: "tracks", error: nil) == .loaded)
    }

    @Test("An asset of an address is one that knows it")
    func cluster() {
        let asset = AVAsset(url: Movie.sound)
        #expect((asset as? AVURLAsset)?.url == Movie.sound)
        #expect(asset.tracks.map(\.mediaType) == [.audio])
        #expect(asset.naturalSize == .zero)
    }

    @Test("A file that is to be turned says by which transform")
    func turned() throws {
        let track = try #require(AVAsset(url: Movie.turned).tracks(withMediaType: .video).first)
        #expect(track.naturalSize == CGSize(width: 64, height: 48))
        #expect(track.preferredTransform == CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 48, ty: 0))
        #expect(
            CGRect(origin: .zero, size: track.naturalSize).applying(track.preferredTransform) == CGRect(x: 0, y: 0, width: 48, height: 64))
    }

    @Test("Keys are unknown until they are loaded")
    func keys() {
        let asset = AVURLAsset(url: Movie.redAndBlue)
        #expect(asset.statusOfValue(forKey: "duration", error: nil) == .unknown)
        nonisolated(unsafe) var calls = 0
        asset.loadValuesAsynchronously(forKeys: ["duration", "tracks"]) { calls += 1 }
        #expect(calls == 1)
        #expect(asset.statusOfValue(forKey: "tracks", error: nil) == .loaded)
    }

    @Test("Properties can be waited for")
    func properties() async throws {
        let asset = AVURLAsset(url: Movie.redAndBlue)
        if case .notYetLoaded = asset.status(of: .duration) {} else { Issue.record("The duration is known already.") }
        let (duration, isPlayable) = try await asset.load(.duration, .isPlayable)
        #expect(abs(duration.seconds - 2) < 0.05)
        #expect(isPlayable)
        let track = try #require(try await asset.loadTracks(withMediaType: .video).first)
        let (size, transform, rate) = try await track.load(.naturalSize, .preferredTransform, .nominalFrameRate)
        #expect(size == CGSize(width: 64, height: 48))
        #expect(transform.isIdentity)
        #expect(rate == 25)
    }

    @Test("A file that is not there says so, and one of something else too")
    func failures() async throws {
        let missing = AVURLAsset(url: URL(fileURLWithPath: "/nowhere.mp4"))
        #expect(missing.duration == .zero)
        #expect(missing.tracks.isEmpty)
        #expect(!missing.isPlayable)
        var error: NSError?
        #expect(missing.statusOfValue(forKey: "tracks", error: &error) == .failed)
        #expect(error?.code == NSURLErrorFileDoesNotExist)
        let text = try Movie.copy(of: Movie.sound, "text.mov") { $0 = Data("no film at all".utf8) }
        await #expect(throws: AVError.self) { try await AVURLAsset(url: text).load(.tracks) }
        let empty = try Movie.copy(of: Movie.sound, "empty.mov") { $0 = Data() }
        #expect(!AVURLAsset(url: empty).isPlayable)
    }

    @Test("A file that is cut off or damaged neither stops the program nor holds it up", arguments: [100, 2000, 5000, 20000])
    func damage(length: Int) throws {
        let cut = try Movie.copy(of: Movie.redAndBlue, "cut-\(length).mov") { $0 = $0.prefix(length) }
        #expect(AVURLAsset(url: cut).duration.seconds < 10)
        let damaged = try Movie.copy(of: Movie.changes, "damaged-\(length).webm") { data in
            for place in stride(from: min(length, data.count / 2), to: data.count, by: 97) { data[place] ^= 0x5A }
        }
        let asset = AVURLAsset(url: damaged)
        _ = try? AVAssetImageGenerator(asset: asset).copyCGImage(at: CMTime(value: 1, timescale: 1), actualTime: nil)
    }
}
