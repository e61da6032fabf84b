@testable import MapKit
import Testing
import UIKitTesting

@MainActor @Suite(.serialized)
struct TileTests {
    private final class Red: MKTileOverlay {
        nonisolated(unsafe) var asked: [MKTileOverlayPath] = []
        let picture: Data?

        init(_ picture: Data?) {
            self.picture = picture
            super.init(urlTemplate: nil)
        }
        override func loadTile(at path: MKTileOverlayPath, result: @escaping (Data?, (any Error)?) -> Void) {
            asked.append(path)
            result(picture, picture == nil ? URLError(.fileDoesNotExist) : nil)
        }
    }

    private let test = MapCase()

    private static func picture() throws -> Data {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        }
        return try #require(image.pngData())
    }

    @Test("Addresses have the numbers of their tiles")
    func addresses() {
        let overlay = MKTileOverlay(urlTemplate: "https://tiles.example/{z}/{x}/{y}@{scale}x.png")
        let path = MKTileOverlayPath(x: 3, y: 1, z: 2, contentScaleFactor: 2)
        #expect(overlay.url(forTilePath: path).absoluteString == "https://tiles.example/2/3/1@2x.png")
        overlay.isGeometryFlipped = true
        #expect(overlay.url(forTilePath: path).absoluteString == "https://tiles.example/2/3/2@2x.png")
        #expect(MKTileOverlay(urlTemplate: "/tiles/{z}.png").url(forTilePath: path).isFileURL)
        #expect(overlay.minimumZ == 0)
        #expect(overlay.maximumZ == 21)
        #expect(overlay.tileSize.width == 256)
        #expect(!overlay.canReplaceMapContent)
    }

    @Test("MO-17: the tiles in sight are loaded and drawn; what cannot be had is not asked for again")
    func drawing() async throws {
        let overlay = Red(try Self.picture())
        test.listener.makeRenderer = { MKTileOverlayRenderer(overlay: $0) }
        test.show(0, 0, span: 90)
        overlay.canReplaceMapContent = true
        test.map.addOverlay(overlay, level: .aboveLabels)
        test.screen.wait(0.1)
        // A tile is about as large as it should be: 200 points of the 1,600 of the world.
        #expect(Set(overlay.asked.map(\.z)) == [3])
        #expect(overlay.asked.count <= 30)
        for _ in 0..<100 where test.screen.color(at: CGPoint(x: 200, y: 400)) != UIColor(red: 1, green: 0, blue: 0, alpha: 1) {
            await Task.yield()
            test.screen.wait(0.02)
        }
        var (red, green): (CGFloat, CGFloat) = (0, 0)
        test.screen.color(at: CGPoint(x: 200, y: 400))?.getRed(&red, green: &green, blue: nil, alpha: nil)
        #expect(red > 0.95)
        #expect(green < 0.05)
        let count = overlay.asked.count
        test.map.setNeedsLayout()
        test.map.canvas.setNeedsDisplay()
        test.screen.wait(0.1)
        #expect(overlay.asked.count == count)
    }

    @Test("Files are read beside the main thread; one that is not there is an error")
    func files() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("tile".utf8).write(to: folder.appendingPathComponent("0-0-0.png"))
        let overlay = MKTileOverlay(urlTemplate: folder.absoluteString + "/{z}-{x}-{y}.png")
        let data = await withCheckedContinuation { continuation in
            overlay.loadTile(at: MKTileOverlayPath()) { data, _ in continuation.resume(returning: data) }
        }
        #expect(data == Data("tile".utf8))
        let missing = await withCheckedContinuation { continuation in
            overlay.loadTile(at: MKTileOverlayPath(x: 1, y: 0, z: 1, contentScaleFactor: 1)) { data, error in
                continuation.resume(returning: data == nil && error != nil)
            }
        }
        #expect(missing)
        let strange = MKTileOverlay(urlTemplate: "strange://{z}")
        let isRefused = await withCheckedContinuation { continuation in
            strange.loadTile(at: MKTileOverlayPath()) { data, error in continuation.resume(returning: data == nil && error != nil) }
        }
        #expect(isRefused)
    }

    @Test("Nearer than the nearest tiles these are drawn larger; farther than the farthest there are none")
    func zooms() {
        let overlay = MKTileOverlay(urlTemplate: "x")
        overlay.maximumZ = 5
        #expect(TileGrid(overlay, scale: 1, contentScale: 1).zoom == 5)
        overlay.minimumZ = 4
        #expect(TileGrid(overlay, scale: 256 / 268_435_456.0, contentScale: 1).paths(in: .world).isEmpty)
        overlay.minimumZ = 0
        #expect(TileGrid(overlay, scale: 512 / 268_435_456.0, contentScale: 1).paths(in: .world).count == 4)
        #expect(TileGrid(overlay, scale: .nan, contentScale: 1).zoom == 0)
    }
}
