import AVFoundation
import Display
import TestFiles
import Testing

@MainActor @Suite(.serialized)
struct AVAssetExportSessionTests {
    init() { MediaClock.current = MediaClock(.virtual(startingAt: 0)) }

    private func session() throws -> AVAssetExportSession {
        try #require(AVAssetExportSession(asset: AVURLAsset(url: Movie.redAndBlue), presetName: AVAssetExportPresetHighestQuality))
    }

    @Test("an export fails, and says that nothing can be written here")
    func failing() throws {
        let session = try session()
        session.outputFileType = .mp4
        session.timeRange = CMTimeRange(start: .zero, duration: CMTime(seconds: 1, preferredTimescale: 600))
        #expect(session.status == .unknown && session.error == nil)
        nonisolated(unsafe) var ends = 0
        session.exportAsynchronously { ends += 1 }
        session.exportAsynchronously { ends += 1 }
        #expect(ends == 2, "the clock is a virtual one, so that nobody waits")
        #expect(session.status == .failed)
        #expect((session.error as? AVError)?.code == .operationNotSupportedForAsset)
        #expect(session.progress == 0)
    }

    @Test("an export that was cancelled before it began does not begin")
    func cancelling() async throws {
        let session = try session()
        session.cancelExport()
        await session.export()
        #expect(session.status == .cancelled)
        #expect((session.error as? AVError)?.code == .operationCancelled)
    }

    @Test("whoever asks before finds that nothing can be written")
    func asking() throws {
        let asset = AVURLAsset(url: Movie.redAndBlue)
        #expect(!asset.isExportable)
        #expect(AVAssetExportSession.exportPresets(compatibleWith: asset).isEmpty)
        #expect(try session().supportedFileTypes.isEmpty)
        #expect(AVAssetExportSession.allExportPresets().contains(AVAssetExportPreset1280x720))
    }
}
