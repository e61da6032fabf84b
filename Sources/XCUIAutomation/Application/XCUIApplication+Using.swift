internal import Drive
import Foundation

// The questions of elements to their app.
extension XCUIApplication {
    /// All that is on the screen now; nil where the app does not run.
    private var tree: ElementNode? {
        guard let process, case .tree(let record) = process.answer(.tree) else { return nil }
        return ElementNode(record)
    }

    /// The elements that a query finds now; none where the app does not run.
    func elements(at path: ElementPath) -> [ElementNode] { tree.map { path.elements(in: $0) } ?? [] }

    func lookup(_ path: ElementPath) -> ElementLookup {
        guard let tree, let process else { return .failure(TestSession.shared.reasonOfAbsence(of: bundleIdentifier)) }
        return ElementLookup(path, in: tree, process: process.number)
    }

    /// Has the app do something with an element of the latest tree; fails the test where that is not possible.
    /// - Parameter purpose: for the message: `tap "Save" Button`.
    func perform(_ request: RemoteRequest, _ purpose: String, on node: ElementNode) {
        guard let process else {
            return TestSession.shared.fail("Failed to \(purpose): \(TestSession.shared.reasonOfAbsence(of: bundleIdentifier))")
        }
        switch process.answer(request) {
        case .failure(let reason)?:
            if !node.isHittable, TestSession.shared.monitors.handleInterruption(of: self, for: node),
                case .done? = process.answer(request)
            {
                return
            }
            TestSession.shared.fail("Failed to \(purpose): \(node.words) is not hittable: \(reason)")
        case nil: TestSession.shared.fail("Failed to \(purpose): \(TestSession.shared.reasonOfAbsence(of: bundleIdentifier))")
        default: break
        }
    }

    /// - Parameter frame: in points; nil is the whole screen.
    func screenshot(of frame: CGRect?) -> XCUIScreenshot {
        guard let process, case .picture(let data)? = process.answer(.picture), let image = UIImage(data: data) else {
            TestSession.shared.fail("Failed to take screenshot: \(TestSession.shared.reasonOfAbsence(of: bundleIdentifier))")
            return XCUIScreenshot(image: UIImage(), pngRepresentation: Data())
        }
        guard let frame, let whole = image.cgImage else { return XCUIScreenshot(image: image, pngRepresentation: data) }
        let scale = CGFloat(whole.width) / max(process.screenWidth, 1)
        let pixels = CGRect(x: frame.minX * scale, y: frame.minY * scale, width: frame.width * scale, height: frame.height * scale)
        guard let part = whole.cropping(to: pixels.integral) else { return XCUIScreenshot(image: image, pngRepresentation: data) }
        let cropped = UIImage(cgImage: part, scale: scale, orientation: .up)
        return XCUIScreenshot(image: cropped, pngRepresentation: cropped.pngData() ?? Data())
    }

    /// Waits until something holds: at first by the app's own clock, as fast as the machine can, then until so much real time has
    /// passed, too, for what the app does beside its main thread.
    /// - Returns: whether it holds.
    func wait(atMost timeout: TimeInterval, until condition: () -> Bool) -> Bool {
        let step = 0.1
        let start = ContinuousClock.now
        var passed: TimeInterval = 0
        while !condition() {
            let isOver = passed >= timeout
            if isOver, ContinuousClock.now - start >= .seconds(max(timeout, 0)) { return false }
            if !isOver { _ = process?.answer(.pass(min(step, timeout - passed))) }
            passed += step
            // The app's other threads need the processor as well.
            usleep(isOver ? 20_000 : 2_000)
        }
        return true
    }
}
