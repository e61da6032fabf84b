import UIKit

/// A track that shows how much has been played. A finger that is moved along it takes the end of that with it.
final class TimeBar: UIControl {
    private let theme: PlayerTheme
    private let track = UIView()
    private let progress = UIView()
    private var grip: (x: CGFloat, share: Double)?

    /// The share that has been played, from 0 to 1.
    var share = 0.0 { didSet { if share != oldValue { setNeedsLayout() } } }

    init(theme: PlayerTheme) {
        self.theme = theme
        super.init(frame: .zero)
        track.backgroundColor = theme.track
        progress.backgroundColor = theme.progress
        track.clipsToBounds = true
        for part in [track, progress] { part.isUserInteractionEnabled = false }
        addSubview(track)
        track.addSubview(progress)
        isAccessibilityElement = true
        accessibilityLabel = "Track position"
        accessibilityTraits = .adjustable
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: theme.barHeight) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = isTracking ? theme.heldTrackHeight : theme.trackHeight
        track.frame = CGRect(x: 0, y: (bounds.height - height) / 2, width: bounds.width, height: height)
        track.layer.cornerRadius = height / 2
        progress.frame = CGRect(x: 0, y: 0, width: bounds.width * share, height: height)
    }

    // MARK: Tracking

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        grip = (touch.location(in: self).x, share)
        grow()
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let grip, bounds.width > 0 else { return false }
        share = min(1, max(0, grip.share + (touch.location(in: self).x - grip.x) / bounds.width))
        sendActions(for: .valueChanged)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { letGo() }
    override func cancelTracking(with event: UIEvent?) { letGo() }

    private func letGo() {
        grip = nil
        grow()
        sendActions(for: .editingDidEnd)
    }

    private func grow() {
        setNeedsLayout()
        UIView.animate(withDuration: theme.fade) { self.layoutIfNeeded() }
    }

    override func accessibilityIncrement() { step(0.1) }
    override func accessibilityDecrement() { step(-0.1) }

    private func step(_ part: Double) {
        share = min(1, max(0, share + part))
        sendActions(for: [.valueChanged, .editingDidEnd])
    }
}
