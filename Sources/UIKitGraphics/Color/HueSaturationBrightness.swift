import Foundation

/// A colour by its position on the colour wheel; all three components are 0…1.
struct HueSaturationBrightness: Equatable {
    var hue: CGFloat
    var saturation: CGFloat
    var brightness: CGFloat

    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        self.hue = min(max(hue, 0), 1)
        self.saturation = min(max(saturation, 0), 1)
        self.brightness = min(max(brightness, 0), 1)
    }

    init(red: CGFloat, green: CGFloat, blue: CGFloat) {
        let largest = max(red, green, blue)
        let range = largest - min(red, green, blue)
        brightness = largest
        saturation = largest > 0 ? range / largest : 0
        guard range > 0 else {
            hue = 0
            return
        }
        let sixth: CGFloat
        switch largest {
        case red: sixth = (green - blue) / range
        case green: sixth = (blue - red) / range + 2
        default: sixth = (red - green) / range + 4
        }
        hue = (sixth < 0 ? sixth + 6 : sixth) / 6
    }

    var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
        let sixth = (hue == 1 ? 0 : hue) * 6
        let sector = sixth.rounded(.down)
        let fraction = sixth - sector
        let low = brightness * (1 - saturation)
        let falling = brightness * (1 - saturation * fraction)
        let rising = brightness * (1 - saturation * (1 - fraction))
        switch Int(sector) {
        case 0: return (brightness, rising, low)
        case 1: return (falling, brightness, low)
        case 2: return (low, brightness, rising)
        case 3: return (low, falling, brightness)
        case 4: return (rising, low, brightness)
        default: return (brightness, low, falling)
        }
    }
}
