import AVFoundation
import Foundation
public import Photos
public import UIKit

/// Shows a live photo: its picture, and while it is pressed its film.
// apple: https://developer.apple.com/documentation/photosui/phlivephotoview
@preconcurrency @MainActor @objcMembers open class PHLivePhotoView: UIView {
    /// How long the film plays as a hint, in seconds.
    private static let hintDuration = 1.0

    private let still = UIImageView()
    private let film = AVPlayerLayer()
    private var style = PHLivePhotoViewPlaybackStyle.undefined
    private var ends: [any NSObjectProtocol] = []

    /// Is told when the photo moves. Not kept alive. Default: nil.
    @nonobjc open weak var delegate: (any PHLivePhotoViewDelegate)?

    /// The photo; setting it stops the one before. Default: nil.
    @nonobjc open var livePhoto: PHLivePhoto? {
        didSet {
            guard livePhoto !== oldValue else { return }
            stopPlayback()
            film.player = nil
            still.image = livePhoto?.still
        }
    }

    /// True if the film has no sound. Default: false.
    open var isMuted = false { didSet { film.player?.isMuted = isMuted || style == .hint } }

    /// A press on it plays the film. It is on the view from the beginning.
    // apple: https://developer.apple.com/documentation/photosui/phlivephotoview/playbackgesturerecognizer
    public let playbackGestureRecognizer: UIGestureRecognizer = UILongPressGestureRecognizer()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        clipsToBounds = true
        still.contentMode = contentMode
        addSubview(still)
        layer.addSublayer(film)
        film.isHidden = true
        playbackGestureRecognizer.addTarget(self, action: #selector(wasPressed))
        addGestureRecognizer(playbackGestureRecognizer)
    }

    open override var contentMode: UIView.ContentMode {
        didSet {
            still.contentMode = contentMode
            film.videoGravity = contentMode == .scaleAspectFill ? .resizeAspectFill : contentMode == .scaleToFill ? .resize : .resizeAspect
        }
    }

    open override var intrinsicContentSize: CGSize { still.intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        still.frame = bounds
        film.frame = bounds
    }

    /// Stops with the window that it leaves.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { stopPlayback() }
    }

    // MARK: Playing

    /// Plays the film, from its beginning; the picture stays where the film cannot be read. Nothing happens without a photo, while it plays already, and if the delegate says no.
    // apple: https://developer.apple.com/documentation/photosui/phlivephotoview/startplayback(with:)
    @objc(startPlaybackWithStyle:)
    open func startPlayback(with playbackStyle: PHLivePhotoViewPlaybackStyle) {
        guard let livePhoto, style == .undefined, playbackStyle != .undefined,
            delegate?.livePhotoView?(self, canBeginPlaybackWith: playbackStyle) ?? true
        else { return }
        style = playbackStyle
        delegate?.livePhotoView?(self, willBeginPlaybackWith: playbackStyle)
        let item = AVPlayerItem(url: livePhoto.movieFile)
        if playbackStyle == .hint { item.forwardPlaybackEndTime = CMTime(seconds: Self.hintDuration, preferredTimescale: 600) }
        let player = AVPlayer(playerItem: item)
        player.isMuted = isMuted || playbackStyle == .hint
        ends = [.AVPlayerItemDidPlayToEndTime, .AVPlayerItemFailedToPlayToEndTime].map { name in
            NotificationCenter.default.addObserver(forName: name, object: item, queue: nil) { [weak self] _ in
                MainActor.assumeIsolated { self?.stopPlayback() }
            }
        }
        film.player = player
        film.isHidden = false
        player.play()
    }

    /// Shows the picture again.
    // apple: https://developer.apple.com/documentation/photosui/phlivephotoview/stopplayback()
    open func stopPlayback() {
        guard style != .undefined else { return }
        let former = style
        style = .undefined
        ends.forEach(NotificationCenter.default.removeObserver)
        ends = []
        film.player?.pause()
        film.isHidden = true
        delegate?.livePhotoView?(self, didEndPlaybackWith: former)
    }

    @objc private func wasPressed(_ press: UIGestureRecognizer) {
        switch press.state {
        case .began: startPlayback(with: .full)
        case .ended, .cancelled, .failed: stopPlayback()
        default: break
        }
    }

    /// The symbol of live photos, crossed out where they are off.
    // apple: https://developer.apple.com/documentation/photosui/phlivephotoview/livephotobadgeimage(options:)
    @nonobjc open class func livePhotoBadgeImage(options badgeOptions: PHLivePhotoBadgeOptions = []) -> UIImage {
        let image = UIImage(systemName: badgeOptions.contains(.liveOff) ? "livephoto.slash" : "livephoto") ?? UIImage()
        return badgeOptions.contains(.overContent) ? image.withTintColor(.white, renderingMode: .alwaysOriginal) : image
    }
}
