import AVFoundation
import Foundation

/// The sounds that actions play. A player that has ended plays the next one from the same file.
@MainActor
final class SoundBank {
    static let shared = SoundBank()
    private var players: [String: [AVAudioPlayer]] = [:]
    /// More of one sound at a time are not told apart.
    private let playerLimit = 8

    /// - Returns: how long it takes; 0 for one that cannot be played, of which there is a line on standard error.
    func play(_ file: String) -> TimeInterval {
        guard let player = player(for: file) else { return 0 }
        player.currentTime = 0
        player.play()
        return player.duration
    }

    func duration(of file: String) -> TimeInterval { player(for: file)?.duration ?? 0 }

    private func player(for file: String) -> AVAudioPlayer? {
        let known = players[file] ?? []
        if let idle = known.first(where: { !$0.isPlaying }) { return idle }
        if known.count >= playerLimit { return known[0] }
        guard let url = ResourceFile.url(of: file, kind: nil) else {
            SpriteNotice.say("there is no sound file named \"\(file)\" in the app's bundle; nothing is heard.")
            return nil
        }
        guard let player = try? AVAudioPlayer(contentsOf: url) else {
            SpriteNotice.say("the sound file \"\(file)\" cannot be played; nothing is heard.")
            return nil
        }
        players[file, default: []].append(player)
        return player
    }
}
