import UIKit

/// The controls over the pictures of a player.
final class PlayerControls: UIView {
    /// The control that was tapped.
    enum Action {
        case playOrPause, skip(TimeInterval), mute, close, resize
        /// The finger on the track is somewhere; it has been lifted.
        case scrub(Double), endScrub
    }

    let theme = PlayerTheme.flat
    let bar: TimeBar
    private let veil = UIView()
    private let play = UIButton(type: .custom)
    private let back = UIButton(type: .custom)
    private let forward = UIButton(type: .custom)
    private let close = UIButton(type: .custom)
    private let resize = UIButton(type: .custom)
    private let mute = UIButton(type: .custom)
    private let elapsed = UILabel()
    private let remaining = UILabel()
    private let spinner = UIActivityIndicatorView(style: .large)
    private let failure = UIImageView()
    private lazy var leading = CornerPanel([close, resize], theme: theme)
    private lazy var trailing = CornerPanel([mute], theme: theme)
    private let perform: (Action) -> Void

    /// The state of the controls.
    var look = PlayerLook() {
        didSet {
            guard look != oldValue else { return }
            if !look.differsByTimeOnly(from: oldValue) { show() }
            showTime()
        }
    }

    init(perform: @escaping (Action) -> Void) {
        self.perform = perform
        bar = TimeBar(theme: theme)
        super.init(frame: .zero)
        veil.backgroundColor = theme.veil
        veil.isUserInteractionEnabled = false
        spinner.color = .white
        failure.tintColor = UIColor(white: 1, alpha: 0.6)
        failure.contentMode = .center
        failure.image = symbol("video.slash.fill", theme.playSymbol)
        for label in [elapsed, remaining] {
            label.font = theme.timeFont
            label.textColor = .white
        }
        remaining.textAlignment = .right
        setUpButtons()
        for part in [veil, leading, trailing, back, play, forward, spinner, failure, bar, elapsed, remaining] { addSubview(part) }
        show()
        showTime()
    }

    required init?(coder: NSCoder) { nil }

    private func setUpButtons() {
        let skip = theme.skip
        set(play, nil, 0, "Play") { $0(.playOrPause) }
        set(back, "gobackward", theme.skipSymbol, "Skip back 10 seconds") { $0(.skip(-skip)) }
        set(forward, "goforward", theme.skipSymbol, "Skip forward 10 seconds") { $0(.skip(skip)) }
        set(close, "xmark", theme.cornerSymbol, "Close") { $0(.close) }
        set(resize, "arrow.up.left.and.arrow.down.right", theme.cornerSymbol, "Full screen") { $0(.resize) }
        set(mute, nil, 0, "Mute") { $0(.mute) }
        bar.addAction(UIAction { [unowned self] _ in perform(.scrub(bar.share)) }, for: .valueChanged)
        bar.addAction(UIAction { [unowned self] _ in perform(.endScrub) }, for: .editingDidEnd)
        for button in [back, forward] { addSeconds(to: button) }
    }

    private func set(
        _ button: UIButton, _ name: String?, _ size: CGFloat, _ label: String, _ tapped: @escaping ((Action) -> Void) -> Void
    ) {
        button.tintColor = .white
        button.accessibilityLabel = label
        if let name { button.setImage(symbol(name, size), for: .normal) }
        button.addAction(UIAction { [unowned self] _ in tapped(perform) }, for: .touchUpInside)
    }

    /// Writes into the arrow how far it goes.
    private func addSeconds(to button: UIButton) {
        let label = UILabel()
        label.text = "\(Int(theme.skip))"
        label.font = .systemFont(ofSize: 9, weight: .bold)
        label.textColor = .white
        label.textAlignment = .center
        label.frame = CGRect(x: 0, y: 1, width: theme.skipButton, height: theme.skipButton)
        label.isAccessibilityElement = false
        button.addSubview(label)
    }

    private func symbol(_ name: String, _ size: CGFloat) -> UIImage? {
        UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: .semibold))
    }

    // MARK: Showing

    private func show() {
        play.setImage(symbol(look.isPlaying ? "pause.fill" : "play.fill", theme.playSymbol), for: .normal)
        play.accessibilityLabel = look.isPlaying ? "Pause" : "Play"
        mute.setImage(symbol(look.isMuted ? "speaker.slash.fill" : "speaker.wave.2.fill", theme.cornerSymbol), for: .normal)
        mute.accessibilityLabel = look.isMuted ? "Unmute" : "Mute"
        resize.accessibilityLabel = "Full screen"
        play.isHidden = look.isWaiting || look.hasFailed
        for button in [back, forward] { button.isHidden = look.isLinear || look.hasFailed || !look.hasTime }
        failure.isHidden = !look.hasFailed
        for part in [bar, elapsed, remaining] { part.isHidden = look.hasFailed || !look.hasTime }
        bar.isUserInteractionEnabled = !look.isLinear
        (close.isHidden, resize.isHidden) = (!look.canClose, !look.canResize)
        leading.isHidden = close.isHidden && resize.isHidden
        if look.isWaiting, !look.hasFailed { spinner.startAnimating() } else { spinner.stopAnimating() }
        setNeedsLayout()
    }

    private func showTime() {
        elapsed.text = TimeText.text(look.place)
        remaining.text = TimeText.text(look.duration - look.place, isRemaining: true)
        bar.accessibilityValue = elapsed.text
        if !bar.isTracking { bar.share = look.duration > 0 ? look.place / look.duration : 0 }
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        veil.frame = bounds
        let area = bounds.inset(by: safeAreaInsets)
        let inner = area.insetBy(dx: theme.margin, dy: theme.margin)
        let (left, right) = (leading.sizeThatFits(.zero), trailing.sizeThatFits(.zero))
        leading.frame = CGRect(origin: inner.origin, size: left)
        trailing.frame = CGRect(x: inner.maxX - right.width, y: inner.minY, width: right.width, height: right.height)
        let spacing = min(theme.buttonSpacing, bounds.width / 4)
        place(play, at: bounds.midX, theme.playButton)
        place(spinner, at: bounds.midX, theme.playButton)
        place(failure, at: bounds.midX, theme.playButton)
        place(back, at: bounds.midX - spacing, theme.skipButton)
        place(forward, at: bounds.midX + spacing, theme.skipButton)
        let line = theme.timeFont.lineHeight.rounded(.up)
        elapsed.frame = CGRect(x: inner.minX, y: area.maxY - theme.margin / 2 - line, width: inner.width / 2, height: line)
        remaining.frame = elapsed.frame.offsetBy(dx: inner.width / 2, dy: 0)
        bar.frame = CGRect(x: inner.minX, y: elapsed.frame.minY - theme.barHeight + 14, width: inner.width, height: theme.barHeight)
    }

    private func place(_ part: UIView, at x: CGFloat, _ side: CGFloat) {
        part.frame = CGRect(x: x - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    }
}
