import CoreGraphics
import Testing

@testable import Drive

struct MonkeyGeneratorTests {
    private let scene = MonkeyScene(
        size: CGSize(width: 390, height: 844), spots: [CGPoint(x: 20, y: 30), CGPoint(x: 200.123_456, y: 400)], takesText: true)

    private func commands(seed: UInt64, count: Int = 3000, on scene: MonkeyScene) -> [DriveCommand] {
        var generator = MonkeyGenerator(seed: seed)
        return (0..<count).flatMap { _ in generator.next(on: scene) }
    }

    @Test("the same seed gives the same commands, another one others")
    func isRepeatable() {
        #expect(commands(seed: 7, on: scene) == commands(seed: 7, on: scene))
        #expect(commands(seed: 7, on: scene) != commands(seed: 8, on: scene))
    }

    @Test("numbers of a seed are those of SplitMix64 everywhere")
    func randomNumbers() {
        var random = SeededRandom(seed: 0)
        #expect(random.next() == 0xE220_A839_7B1D_CDAF)
        #expect(random.next() == 0x6E78_9E6A_A1B9_65F4)
    }

    @Test("every command can be written, and reads as itself: a script repeats what was done, to the last digit")
    func commandsCanBeWritten() throws {
        for command in commands(seed: 3, on: scene) {
            #expect(try DriveScript.step(parsing: command.description, number: 1, file: "a")?.command == command)
        }
    }

    @Test("everything that people do occurs")
    func allKinds() {
        let verbs = Set(commands(seed: 1, on: scene).map { String($0.description.prefix { $0 != " " }) })
        let expected: Set = [
            "tap", "doubletap", "press", "drag", "fling", "pinch", "rotate", "key", "type", "rotate-device", "background",
            "foreground", "memory-warning", "text-size", "appearance", "shake", "wait",
        ]
        #expect(verbs == expected)
    }

    @Test("fingers touch the screen, also at its edges, and an app that was left is returned to")
    func staysOnTheScreen() {
        let all = commands(seed: 5, on: scene)
        let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
        var edges = 0
        for case .drag(.point(let start), to: .point(let end), _, _, _) in all {
            // The right and the lower edge, too.
            #expect(screen.insetBy(dx: -1, dy: -1).contains(start))
            #expect(start.x >= 0)
            #expect(start.x <= 390)
            #expect(start.y >= 0)
            #expect(start.y <= 844)
            #expect(end.x > -21)
            #expect(end.x < 411)
            #expect(end.y >= 0)
            #expect(end.y <= 844)
            if start.x == 1 || start.x == 389 || start.y == 1 || start.y == 843 { edges += 1 }
        }
        #expect(edges > 50)
        #expect(all.count { $0 == .background } == all.count { $0 == .foreground })
    }

    @Test("where no text is taken nothing is typed, and where nothing stands any place will do")
    func bareScreen() {
        let bare = commands(seed: 2, on: MonkeyScene(size: CGSize(width: 10, height: 10)))
        #expect(!bare.contains { if case .type = $0 { true } else { false } })
        #expect(bare.contains { if case .tap(.point) = $0 { true } else { false } })
    }
}
