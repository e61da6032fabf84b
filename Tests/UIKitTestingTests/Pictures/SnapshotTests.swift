import Foundation
import Testing
import UIKitTesting

@MainActor
struct SnapshotFileTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("snapshot-tests-\(UUID().uuidString)")

    private var test: String { folder.appendingPathComponent("SomeTests.swift").path }

    private func screen(_ color: UIColor) -> TestScreen {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        view.backgroundColor = color
        return TestScreen(showing: view, size: CGSize(width: 120, height: 120))
    }

    private func problem(_ screen: TestScreen, _ tolerance: SnapshotTolerance = .imperceptible, record: SnapshotRecording = .never)
        -> SnapshotError?
    {
        defer { screen.settle() }
        do {
            try screen.verifySnapshot("card", tolerance: tolerance, record: record, filePath: test)
            return nil
        } catch {
            return error as? SnapshotError
        }
    }

    @Test("A picture is recorded once, and compared with from then on")
    func recording() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appendingPathComponent("__Snapshots__/SomeTests/card.png").path
        #expect(problem(screen(.red)) == .missing(path: path))
        #expect(problem(screen(.red), record: .missing) == .recorded(path: path))
        #expect(problem(screen(.red), record: .missing) == nil)
        #expect(problem(screen(.red), .exact) == nil)
        #expect(problem(screen(.blue), record: .all) == .recorded(path: path))
        #expect(problem(screen(.blue), .exact) == nil)
    }

    @Test("A difference is told with pictures of what was seen and of where it differs")
    func difference() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = problem(screen(.red), record: .all)
        guard case .differs(let count, let share, let greatest, let picture, let difference)? = problem(screen(.blue)) else {
            Issue.record("No difference was found.")
            return
        }
        // A quarter of the screen.
        #expect(count == 120 * 120)
        #expect(share == 0.25)
        #expect(greatest > 50)
        let seen = try #require(UIImage(contentsOfFile: picture))
        #expect(seen.color(at: CGPoint(x: 10, y: 10))?.cgColor.components?.first == 0)
        let marked = try #require(UIImage(contentsOfFile: difference))
        #expect(marked.color(at: CGPoint(x: 10, y: 10)) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(marked.color(at: CGPoint(x: 200, y: 200)) != UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }

    @Test("What nobody sees is put up with, unless every pixel counts")
    func tolerance() {
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = problem(screen(UIColor(white: 0.5, alpha: 1)), record: .all)
        let almost = UIColor(white: 0.505, alpha: 1)
        #expect(problem(screen(almost)) == nil)
        guard case .differs? = problem(screen(almost), .exact) else {
            Issue.record("An exact comparison let a difference pass.")
            return
        }
        #expect(problem(screen(.black), SnapshotTolerance(colorDifference: 2.3, share: 0.3)) == nil)
    }

    @Test("A picture of another size, and one that is no picture, are told")
    func badPictures() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = problem(screen(.red), record: .all)
        let other = TestScreen(size: CGSize(width: 100, height: 120))
        guard case .otherSize(let found, let expected, _)? = problem(other) else {
            Issue.record("The size was not told.")
            return
        }
        #expect(found == CGSize(width: 200, height: 240))
        #expect(expected == CGSize(width: 240, height: 240))
        let path = folder.appendingPathComponent("__Snapshots__/SomeTests/card.png")
        try Data("no picture".utf8).write(to: path)
        #expect(problem(screen(.red)) == .unreadable(path: path.path))
    }
}
