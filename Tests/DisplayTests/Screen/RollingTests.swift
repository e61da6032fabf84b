import Testing

@testable import Display

@Suite("Pictures whose rows are moved")
struct RollingTests {
    private func makePicture() throws -> FrameBuffer {
        let picture = try #require(FrameBuffer(size: PixelSize(width: 21, height: 300)))
        for y in 0..<300 { for x in 0..<21 { picture[x, y] = UInt32(y * 100 + x) } }
        return picture
    }

    @Test(
        "All rows move but for those that stay, again and again",
        arguments: [[5, 5, 250, 1], [-5, -60, -256, -256, -7], [9, -9, 200, -150]])
    func rolling(distances: [Int]) throws {
        let picture = try makePicture()
        let kept = [
            PixelRect(x: 0, y: 0, width: 21, height: 20), PixelRect(x: 3, y: 40, width: 7, height: 30),
            PixelRect(x: 0, y: 290, width: 21, height: 10),
        ]
        var expected = (0..<300).map { y in (0..<21).map { UInt32(y * 100 + $0) } }
        for _ in 0..<5 {
            for distance in distances {
                let former = expected
                #expect(picture.roll(by: distance) { (distance < 0 ? kept.reversed() : kept).forEach($0) })
                for y in 0..<300 {
                    for x in 0..<21 {
                        let stays = kept.contains { $0.intersection(PixelRect(x: x, y: y, width: 1, height: 1)).area > 0 }
                        if !stays, former.indices.contains(y - distance) {
                            expected[y][x] = former[y - distance][x]
                        } else if !stays {
                            // It shows anything.
                            picture[x, y] = former[y][x]
                        }
                    }
                }
                let shown = (0..<300).map { y in (0..<21).map { picture[$0, y] } }
                #expect(shown == expected)
            }
        }
    }

    @Test("Too far is not at all")
    func tooFar() throws {
        let picture = try makePicture()
        #expect(!picture.roll(by: 257) { _ in })
        #expect(picture[3, 4] == 403)
    }
}
