internal import DeviceNotice

/// Tells the person at the terminal what a game asks for that is not there.
enum SpriteNotice {
    static func say(_ text: String) { DeviceNotice.say("SpriteKit: \(text)") }
}
