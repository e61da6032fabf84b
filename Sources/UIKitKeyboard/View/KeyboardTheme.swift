import Foundation
import UIKitCore

/// Appearance values of keyboards on the screen. Lengths are in points, times in seconds.
struct KeyboardTheme: Sendable {
    /// The height of the keys without an accessory, on a phone that stands and one that lies, and on larger screens.
    var height: CGFloat = 216
    var compactHeight: CGFloat = 162
    var regularHeight: CGFloat = 264
    /// Room at the sides, and around each key.
    var margin: CGFloat = 0
    var keyInset = CGSize(width: 3, height: 5.5)
    var compactKeyInset = CGSize(width: 3, height: 3.5)
    var padInset = CGSize(width: 3, height: 3.5)
    var cornerRadius: CGFloat = 5
    var letterSize: CGFloat = 22.5
    var labelSize: CGFloat = 16
    var padSize: CGFloat = 25
    var emojiSize: CGFloat = 28
    var subtitleSize: CGFloat = 10
    /// Lower keys have no room for them below the digit.
    var subtitleRoom: CGFloat = 38
    var symbolSize: CGFloat = 18
    /// From touching a key to what else it offers, and from touching Delete to its repeating, and between repeats.
    var longPress = 0.5
    var repeatInterval = 0.1
    /// Two taps on shift within this time lock it.
    var doubleTap = 0.35
    /// The balloon above a key that is pressed is so much larger.
    var balloonHeight: CGFloat = 52
    var balloonWidening: CGFloat = 12

    static func color(_ light: UInt32, _ dark: UInt32) -> UIColor {
        UIColor { traits in
            let value = traits.userInterfaceStyle == .dark ? dark : light
            return UIColor(
                red: CGFloat(value >> 16 & 0xFF) / 255, green: CGFloat(value >> 8 & 0xFF) / 255, blue: CGFloat(value & 0xFF) / 255, alpha: 1
            )
        }
    }

    var background = color(0xD1D4DA, 0x2B2B2D)
    var key = color(0xFFFFFF, 0x6A6A6C)
    var darkKey = color(0xABB0BA, 0x464648)
    var shade = color(0x898B8F, 0x19191A)
    var text = color(0x000000, 0xFFFFFF)
    var pressed = color(0xABB0BA, 0x464648)

    /// That of iOS 13 to 18.
    static let flat = KeyboardTheme()
}
