import UIKit

/// Says in a corner of the view how many nodes and frames there are.
final class FrameReport: UILabel {
    var showsRate = false
    var showsNodes = false
    private var begin: TimeInterval?
    private var frameCount = 0
    private var rate = 0.0
    /// How often the numbers change, in seconds.
    private static let interval: TimeInterval = 0.5

    init() {
        super.init(frame: .zero)
        font = .systemFont(ofSize: 12)
        textColor = .white
        textAlignment = .right
        isAccessibilityElement = false
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func place(in bounds: CGRect) {
        frame = CGRect(x: bounds.minX, y: bounds.maxY - 24, width: max(bounds.width - 8, 0), height: 20)
    }

    func count(at time: TimeInterval, nodes: Int) {
        frameCount += 1
        guard let start = begin else { return restart(at: time, nodes) }
        guard time - start >= Self.interval else { return }
        rate = Double(frameCount) / (time - start)
        restart(at: time, nodes)
    }

    private func restart(at time: TimeInterval, _ nodes: Int) {
        (begin, frameCount) = (time, 0)
        var parts: [String] = []
        if showsNodes { parts.append("nodes:\(nodes)") }
        if showsRate { parts.append(String(format: "%.1f fps", rate)) }
        text = parts.joined(separator: "  ")
        superview?.bringSubviewToFront(self)
    }
}
