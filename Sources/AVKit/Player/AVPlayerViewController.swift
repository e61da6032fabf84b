public import AVFoundation
import Foundation
public import UIKit

/// Shows the pictures of a player, with controls over them that come and go with a tap.
///
/// Presented, it fills the screen and has a button that ends it; within another controller it has one that makes it fill the screen.
// apple: https://developer.apple.com/documentation/avkit/avplayerviewcontroller
@preconcurrency @MainActor @objcMembers open class AVPlayerViewController: UIViewController {
    @nonobjc final let picture = PlayerView()
    private let contentOverlay = UIView()
    @nonobjc private(set) final lazy var controls = PlayerControls { [unowned self] in perform($0) }
    @nonobjc private final var watch: PlayerWatch?
    @nonobjc final var areControlsShown = true
    @nonobjc final var hideCall: DispatchWorkItem?
    /// It played when the finger came down on the track.
    @nonobjc final var playsAfterScrub = false
    /// The one that fills the screen in place of this one.
    @nonobjc final weak var expanded: AVPlayerViewController?
    /// The controller that this one replaces on the full screen.
    @nonobjc final weak var origin: AVPlayerViewController?

    // MARK: Creating

    @preconcurrency @MainActor public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        modalPresentationStyle = .fullScreen
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        modalPresentationStyle = .fullScreen
    }

    // MARK: What is shown

    /// Whose pictures are shown. Default: nil.
    // apple: https://developer.apple.com/documentation/avkit/avplayerviewcontroller/player
    open var player: AVPlayer? {
        didSet {
            guard player !== oldValue else { return }
            picture.playerLayer.player = player
            watchPlayer()
            expanded?.player = player
        }
    }

    /// Default: ``AVLayerVideoGravity/resizeAspect``.
    @nonobjc open var videoGravity: AVLayerVideoGravity {
        get { picture.playerLayer.videoGravity }
        set { picture.playerLayer.videoGravity = newValue }
    }

    /// True if a picture has been shown.
    open var isReadyForDisplay: Bool { picture.playerLayer.isReadyForDisplay }

    /// Where the pictures are within the view; zero while their size is not known.
    open var videoBounds: CGRect { picture.playerLayer.videoRect }

    /// The view between the video and the controls, for an app's own views.
    // apple: https://developer.apple.com/documentation/avkit/avplayerviewcontroller/contentoverlayview
    open var contentOverlayView: UIView? { contentOverlay }

    /// Is notified of full-screen presentations. Not kept alive. Default: nil.
    @nonobjc open weak var delegate: (any AVPlayerViewControllerDelegate)?

    // MARK: Controls

    /// Default: true.
    // apple: https://developer.apple.com/documentation/avkit/avplayerviewcontroller/showsplaybackcontrols
    open var showsPlaybackControls = true { didSet { showControls(showsPlaybackControls, animated: false) } }
    /// True if the time must not be set by a person. Default: false.
    open var requiresLinearPlayback = false { didSet { update() } }
    /// True if it fills the screen as soon as it plays. Default: false.
    open var entersFullScreenWhenPlaybackBegins = false
    /// True if the full-screen presentation ends when the item has been played. Default: false.
    open var exitsFullScreenWhenPlaybackEnds = false
    /// Makes no difference: there is no picture in picture here. Default: true.
    // status: stored-only
    open var allowsPictureInPicturePlayback = true
    /// The same. Default: false.
    // status: stored-only
    open var canStartPictureInPictureAutomaticallyFromInline = false
    /// Makes no difference: nobody here shows what is being played. Default: true.
    // status: stored-only
    open var updatesNowPlayingInfoCenter = true

    // MARK: View

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        view.clipsToBounds = true
        for part in [picture, contentOverlay, controls] {
            part.frame = view.bounds
            part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(part)
        }
        controls.isHidden = !showsPlaybackControls
        let tap = UITapGestureRecognizer(target: self, action: #selector(toggleControls))
        tap.delegate = controls
        view.addGestureRecognizer(tap)
        update()
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        update()
        if isBeingPresented { tellOfFilling() }
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if isBeingDismissed { tellOfLeaving() }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        hideControlsLater()
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        hideCall?.cancel()
        guard isBeingDismissed else { return }
        origin?.takeBack()
        // Who is taken off the screen by a person has been watched long enough.
        if origin == nil { player?.pause() }
    }

    open override var prefersStatusBarHidden: Bool { isFilling && !areControlsShown }
    open override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    open override var prefersHomeIndicatorAutoHidden: Bool { isFilling }

    private func watchPlayer() {
        watch?.stop()
        watch = player.map { player in
            PlayerWatch(player) { [weak self] in
                self?.playerChanged()
            } ended: { [weak self] in
                self?.playingEnded()
            }
        }
        update()
    }
}
