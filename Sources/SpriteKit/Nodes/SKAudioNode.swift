import AVFoundation
public import Foundation

/// Plays a sound as long as it is in a scene that is shown. Where it is in the scene makes no difference to how it is heard.
// apple: https://developer.apple.com/documentation/spritekit/skaudionode
@preconcurrency @MainActor
open class SKAudioNode: SKNode {
    private let player: AVAudioPlayer?
    private var hasBegun = false

    /// - Parameter url: where the sound is. One that cannot be played is not heard.
    public init(url: URL) {
        player = try? AVAudioPlayer(contentsOf: url)
        super.init()
        if player == nil { SpriteNotice.say("the sound file \"\(url.lastPathComponent)\" cannot be played; nothing is heard.") }
    }

    /// - Parameter name: a file in the app's bundle.
    public init(fileNamed name: String) {
        let url = ResourceFile.url(of: name, kind: nil)
        player = url.flatMap { try? AVAudioPlayer(contentsOf: $0) }
        super.init()
        if player == nil { SpriteNotice.say("there is no sound file named \"\(name)\" that can be played; nothing is heard.") }
    }

    public required init?(coder: NSCoder) {
        player = nil
        super.init(coder: coder)
    }

    /// True if it begins by itself with the scene, and is repeated. Default: true.
    open var autoplayLooped = true

    override func advance(by seconds: TimeInterval) {
        guard !hasBegun, autoplayLooped else { return }
        hasBegun = true
        player?.numberOfLoops = -1
        player?.play()
    }

    override func didLeaveStage() {
        stop()
        hasBegun = false
    }

    func play() {
        hasBegun = true
        player?.numberOfLoops = autoplayLooped ? -1 : 0
        player?.play()
    }

    func pause() { player?.pause() }

    func stop() {
        player?.stop()
        player?.currentTime = 0
    }
}
