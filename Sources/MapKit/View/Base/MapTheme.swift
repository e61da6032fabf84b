import UIKit

/// Appearance values of maps. Lengths are in points.
struct MapTheme {
    var land: UIColor
    var line: UIColor
    var strongLine: UIColor
    /// Beyond the ends of the world.
    var beyond: UIColor

    /// The least width of a cell of the grid.
    static let spacing = 72.0

    static func isFromAbove(_ type: MKMapType) -> Bool { type != .standard && type != .mutedStandard }

    static func of(_ type: MKMapType) -> MapTheme {
        switch type {
        case .standard: standard
        case .mutedStandard: muted
        case .satellite, .hybrid, .satelliteFlyover, .hybridFlyover: fromAbove
        }
    }

    private static let standard = MapTheme(
        land: color(light: 0xF4F2EA, dark: 0x2B2D31), line: color(light: 0xE6E3D8, dark: 0x363940),
        strongLine: color(light: 0xD6D2C4, dark: 0x454952), beyond: color(light: 0xE9E6DC, dark: 0x232529))
    private static let muted = MapTheme(
        land: color(light: 0xF7F7F5, dark: 0x303135), line: color(light: 0xECECE8, dark: 0x393A3F),
        strongLine: color(light: 0xDEDED9, dark: 0x45464C), beyond: color(light: 0xEEEEEB, dark: 0x27282B))
    private static let fromAbove = MapTheme(
        land: color(light: 0x3F4A3E, dark: 0x343D34), line: color(light: 0x4B574A, dark: 0x3F493F),
        strongLine: color(light: 0x5B685A, dark: 0x4D584D), beyond: color(light: 0x333C33, dark: 0x2A312A))

    private static func color(light: Int, dark: Int) -> UIColor {
        UIColor { traits in
            let number = traits.userInterfaceStyle == .dark ? dark : light
            let part = { (shift: Int) in CGFloat(number >> shift & 255) / 255 }
            return UIColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
        }
    }
}
