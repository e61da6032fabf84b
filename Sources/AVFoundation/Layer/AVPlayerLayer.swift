public import Foundation
import ObjCRuntime
public import QuartzCore

/// A layer that shows the pictures of a player.
///
/// Its ``CALayer/contents`` are the picture that is due, set when the layer is shown; while time stands, nothing is done.
// apple: https://developer.apple.com/documentation/avfoundation/avplayerlayer
@objcMembers open class AVPlayerLayer: CALayer {
    @nonobjc private var isReady = false

    // MARK: Creating

    /// A layer that shows nothing.
    public override init() {
        super.init()
        setNeedsDisplay()
    }

    /// A layer that shows what a player plays. It keeps the player alive.
    // apple: https://developer.apple.com/documentation/avfoundation/avplayerlayer/init(player:)
    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        if let original = layer as? AVPlayerLayer { videoGravity = original.videoGravity }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setNeedsDisplay()
    }

    // MARK: Showing

    /// Whose pictures are shown. Default: nil.
    // apple: https://developer.apple.com/documentation/avfoundation/avplayerlayer/player
    open var player: AVPlayer? {
        didSet {
            guard player !== oldValue else { return }
            nonisolated(unsafe) let layer = self
            let player = player
            MainActor.assumeIsolated {
                oldValue?.pictures.remove(layer)
                player?.pictures.add(layer)
            }
            forgetPicture()
        }
    }

    /// Default: ``AVLayerVideoGravity/resizeAspect``.
    // apple: https://developer.apple.com/documentation/avfoundation/avplayerlayer/videogravity
    @nonobjc open var videoGravity = AVLayerVideoGravity.resizeAspect {
        didSet { if videoGravity != oldValue { setNeedsDisplay() } }
    }

    /// True if a picture of the current item has been shown. Can be observed.
    // apple: https://developer.apple.com/documentation/avfoundation/avplayerlayer/isreadyfordisplay
    open var isReadyForDisplay: Bool { isReady }

    /// Where the pictures are, in the layer's coordinates; zero while their size is not known.
    // apple: https://developer.apple.com/documentation/avfoundation/avplayerlayer/videorect
    open var videoRect: CGRect { videoGravity.place(player?.currentItem?.presentationSize ?? .zero, in: bounds) }

    // MARK: Passes

    open override func layoutSublayers() {
        super.layoutSublayers()
        // The part of the picture that is seen depends on the shape of the layer.
        if videoGravity == .resizeAspectFill { setNeedsDisplay() }
    }

    /// Shows the picture that is due; called before a frame that needs it.
    open override func display() {
        let player = player
        let image = MainActor.assumeIsolated { player?.pictures.imageToShow() }
        show(image)
        guard image != nil, !isReady else { return }
        announce(["isReadyForDisplay"]) { isReady = true }
    }

    /// Shows nothing until there is a picture of another item.
    final func forgetPicture() {
        show(nil)
        setNeedsDisplay()
        if isReady { announce(["isReadyForDisplay"]) { isReady = false } }
    }

    private func show(_ image: CGImage?) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }
        contents = image
        guard let image else { return }
        let size = CGSize(width: image.width, height: image.height)
        contentsGravity = videoGravity == .resizeAspect ? .resizeAspect : .resize
        // A part beyond the layer is not taken from the picture.
        let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
        let place = videoGravity.place(size, in: bounds)
        guard videoGravity == .resizeAspectFill, place.width > 0, place.height > 0 else {
            contentsRect = whole
            return
        }
        let (width, height) = (bounds.width / place.width, bounds.height / place.height)
        contentsRect = CGRect(x: (1 - width) / 2, y: (1 - height) / 2, width: width, height: height)
    }
}
