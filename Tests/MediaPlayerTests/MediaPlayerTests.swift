import MediaPlayer
import Testing
import UIKitTesting

@MainActor
@Suite struct MediaPlayerTests {
    @Test("MO-28: what is played is kept, commands never come, and music is denied")
    func center() async {
        MPNowPlayingInfoCenter.default().nowPlayingInfo = [MPMediaItemPropertyTitle: "A title"]
        #expect(MPNowPlayingInfoCenter.default().nowPlayingInfo?[MPMediaItemPropertyTitle] as? String == "A title")
        MPNowPlayingInfoCenter.default().nowPlayingInfo = nil
        let command = MPRemoteCommandCenter.shared().playCommand
        let token = command.addTarget { _ in .success }
        command.removeTarget(token)
        #expect(command.isEnabled)
        let status = await withCheckedContinuation { answer in MPMediaLibrary.requestAuthorization { answer.resume(returning: $0) } }
        #expect(status == .denied)
        #expect(MPMediaLibrary.authorizationStatus() == .denied)
    }

    @Test("a picture is made in the size that is asked for")
    func artwork() {
        let artwork = MPMediaItemArtwork(boundsSize: CGSize(width: 8, height: 8)) { size in
            UIGraphicsImageRenderer(size: size).image { _ in }
        }
        #expect(artwork.image(at: CGSize(width: 4, height: 2))?.size == CGSize(width: 4, height: 2))
        #expect(artwork.bounds == CGRect(x: 0, y: 0, width: 8, height: 8))
    }
}
