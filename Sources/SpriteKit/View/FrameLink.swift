import Foundation
import ObjCRuntime
import QuartzCore

/// Calls before frames that end when this object goes.
@MainActor
final class FrameLink {
    let link: CADisplayLink

    init(_ body: @escaping @MainActor (TimeInterval) -> Void) {
        let target = FrameTarget(body)
        link = CADisplayLink(target: target, selector: #selector(FrameTarget.makeFrame(_:)))
        link.add(to: .main, forMode: .common)
    }

    isolated deinit { link.invalidate() }
}

/// A display link keeps its target alive, so that this is not the view.
@MainActor
private final class FrameTarget: NSObject {
    private let body: @MainActor (TimeInterval) -> Void

    init(_ body: @escaping @MainActor (TimeInterval) -> Void) { self.body = body }

    @objc func makeFrame(_ link: CADisplayLink) { body(link.timestamp) }
}
