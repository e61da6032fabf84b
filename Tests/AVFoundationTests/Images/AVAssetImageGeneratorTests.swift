import AVFoundation
import Display
import TestFiles
import Testing

private func seconds(_ seconds: Double) -> CMTime { CMTime(seconds: seconds, preferredTimescale: 600) }

@MainActor @Suite(.serialized)
struct AVAssetImageGeneratorTests {
    init() { MediaClock.current = MediaClock(.virtual(startingAt: 0)) }

    @Test("The picture that is seen at a time is found, between whole pictures too", arguments: [Movie.redAndBlue, Movie.changes])
    func times(movie: URL) throws {
        let generator = AVAssetImageGenerator(asset: AVURLAsset(url: movie))
        var actual = CMTime.zero
        for (time, color, begin) in [(0.5, "red", 0.48), (1.5, "blue", 1.48), (0.1, "red", 0.08), (0, "red", 0), (1.0, "blue", 1)] {
            let image = try generator.copyCGImage(at: seconds(time), actualTime: &actual)
            #expect(image.color == color)
            #expect(image.width == 64)
            #expect(image.height == 48)
            #expect(abs(actual.seconds - begin) < 0.021, "\(time): \(actual.seconds)")
        }
    }

    @Test("Past the end, the last picture stays")
    func pastEnd() throws {
        let generator = AVAssetImageGenerator(asset: AVURLAsset(url: Movie.changes))
        #expect(try generator.copyCGImage(at: seconds(60), actualTime: nil).color == "blue")
        #expect(try generator.copyCGImage(at: seconds(-5), actualTime: nil).color == "red")
    }

    @Test("Pictures fit into a size, and are turned when asked")
    func sizes() throws {
        let generator = AVAssetImageGenerator(asset: AVURLAsset(url: Movie.turned))
        generator.maximumSize = CGSize(width: 32, height: 0)
        let landscape = try generator.copyCGImage(at: .zero, actualTime: nil)
        #expect(landscape.width == 32)
        #expect(landscape.height == 24)
        generator.appliesPreferredTrackTransform = true
        let upright = try generator.copyCGImage(at: .zero, actualTime: nil)
        #expect(upright.width == 32)
        #expect(upright.height == 43)
    }

    @Test("Each of many times is answered, until they are cancelled")
    func many() async throws {
        let generator = AVAssetImageGenerator(asset: AVURLAsset(url: Movie.redAndBlue))
        nonisolated(unsafe) var answers: [String] = []
        generator.generateCGImagesAsynchronously(forTimes: [0.2, 1.2, 0.4].map { NSValue(time: seconds($0)) }) {
            _, image, _, result, error in
            answers.append(image?.color ?? "\(result.rawValue) \((error as? AVError)?.code == .operationCancelled)")
            if answers.count == 2 { generator.cancelAllCGImageGeneration() }
        }
        #expect(answers == ["red", "blue", "2 true"])
        let (image, time) = try await generator.image(at: seconds(1.2))
        #expect(image.color == "blue")
        #expect(time.seconds <= 1.2)
    }

    @Test("Sound has no pictures, and no file has none either")
    func none() {
        let sound = AVAssetImageGenerator(asset: AVURLAsset(url: Movie.sound))
        #expect(throws: AVError.self) { try sound.copyCGImage(at: .zero, actualTime: nil) }
        let missing = AVAssetImageGenerator(asset: AVURLAsset(url: URL(fileURLWithPath: "/nowhere.mp4")))
        #expect(throws: URLError.self) { try missing.copyCGImage(at: .zero, actualTime: nil) }
    }
}
