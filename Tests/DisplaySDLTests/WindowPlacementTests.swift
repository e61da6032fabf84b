import CoreGraphics
import Foundation
import Testing

@testable import Display
@testable import DisplaySDL

struct WindowPlacementTests {
    private let desktop = [
        WindowPlacement.Area(x: 0, y: 30, width: 1920, height: 1050), WindowPlacement.Area(x: 1920, y: 0, width: 1280, height: 1024),
    ]

    private func place(_ x: Int, _ y: Int) -> WindowPlacement.Place? {
        WindowPlacement(place: .init(x: x, y: y), width: 400, height: 300).usable(in: desktop, unitsPerPoint: 2)?.place
    }

    @Test("A window is put back where a person can take hold of it, on any monitor")
    func reachable() {
        #expect(place(100, 100) == .init(x: 100, y: 100))
        #expect(place(2000, 0) == .init(x: 2000, y: 0))
        #expect(place(-720, 500) == .init(x: -720, y: 500))
    }

    @Test(
        "A place where the desktop has ended since is none: beside it, above it, below it",
        arguments: [(-721, 500), (3200, 0), (100, 0), (100, 1050)])
    func unreachable(x: Int, y: Int) {
        #expect(place(x, y) == nil)
    }

    @Test("Sizes and places that make no sense are none")
    func nonsense() {
        for side: Double in [0, 99, 8193, -Double.infinity, Double.nan] {
            #expect(WindowPlacement(width: side, height: 300).usable(in: desktop, unitsPerPoint: 1) == nil)
            #expect(WindowPlacement(width: 300, height: side).usable(in: desktop, unitsPerPoint: 1) == nil)
        }
        #expect(place(.max, .min) == nil)
        #expect(WindowPlacement(place: .init(x: 0, y: 40), width: 400, height: 300).usable(in: [], unitsPerPoint: 1)?.place == nil)
    }

    @Test("A window that nobody has asked for a size of is no larger than the desktop")
    func fitting() {
        let (tablet, area) = (CGSize(width: 820, height: 1180), WindowPlacement.Area(x: 0, y: 0, width: 1366, height: 768))
        #expect(WindowPlacement.fitting(tablet, in: area, unitsPerPoint: 1) == CGSize(width: 820, height: 720))
        #expect(WindowPlacement.fitting(tablet, in: area, unitsPerPoint: 2) == CGSize(width: 679, height: 360))
        #expect(WindowPlacement.fitting(tablet, in: nil, unitsPerPoint: 1) == tablet)
        #expect(
            WindowPlacement.fitting(tablet, in: .init(x: 0, y: 0, width: 0, height: 0), unitsPerPoint: 1) == CGSize(width: 100, height: 100)
        )
    }

    @Test("What is kept is read again; a damaged file is as none")
    func file() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = PlacementFile(url: folder.appendingPathComponent("inner/window.json"))
        #expect(file.read() == nil)
        var placement = WindowPlacement(place: .init(x: -3, y: 4), width: 390.5, height: 844)
        file.write(placement)
        #expect(file.read() == placement)
        placement.place = nil
        placement.isFullScreen = true
        file.write(placement)
        #expect(file.read() == placement)
        for damaged in ["", "{", "[1]", "{\"width\": \"a\"}", "{\"width\": 1e999, \"height\": 1}", "{\"width\": 300}"] {
            try Data(damaged.utf8).write(to: file.url)
            #expect(file.read() == nil, "\(damaged)")
        }
    }

    @Test("AX-82: the scale is known by the pixels that the window system gives its units, whole or not")
    func fractionalScale() {
        let geometry = SDLWindow.geometry(pixels: PixelSize(width: 585, height: 1266), unitsWide: 390, ownScale: 1)
        #expect(geometry == ScreenGeometry(size: CGSize(width: 390, height: 844), scale: 1.5))
        #expect(
            SDLWindow.geometry(pixels: PixelSize(width: 780, height: 1688), unitsWide: 780, ownScale: 2).size
                == CGSize(width: 390, height: 844))
        #expect(SDLWindow.geometry(pixels: PixelSize(width: 0, height: 0), unitsWide: 0, ownScale: 1).scale == 1)
    }
}
