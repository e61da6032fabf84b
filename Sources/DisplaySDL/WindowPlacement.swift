import Display

/// How large a window was and where it stood when it was neither full screen nor maximised, and whether it was one of these.
struct WindowPlacement: Codable, Equatable {
    /// Of the frame's top left corner on the desktop, in units of the window system; nil where that is a secret.
    var place: Place?
    /// Of the content, in points.
    var width: Double
    var height: Double
    var isFullScreen = false
    var isMaximised = false

    struct Place: Codable, Equatable {
        var x: Int
        var y: Int
    }

    /// A part of the desktop that windows may be in, in units of the window system.
    struct Area: Equatable {
        var x: Int
        var y: Int
        var width: Int
        var height: Int
    }

    private static let allowedSides = 100.0...8192
    /// So much of a window's upper edge must be in sight that a person can take hold of it, in units of the window system.
    private static let handle = (width: 80, height: 40)

    /// What of it can be used where the desktop has these areas now. Nil where even the size makes no sense.
    func usable(in areas: [Area], unitsPerPoint: Double) -> WindowPlacement? {
        guard Self.allowedSides.contains(width), Self.allowedSides.contains(height) else { return nil }
        var result = self
        if let place, !areas.contains(where: { isReachable(place, in: $0, unitsPerPoint) }) { result.place = nil }
        return result
    }

    /// As much of a size as a window of the desktop can show, with a frame around it.
    static func fitting(_ size: CGSize, in area: Area?, unitsPerPoint: Double) -> CGSize {
        guard let area else { return size }
        let frame = (width: 8, height: 48)
        func side(_ points: CGFloat, _ units: Int) -> CGFloat {
            min(points, max((CGFloat(units) / CGFloat(unitsPerPoint)).rounded(.down), CGFloat(allowedSides.lowerBound)))
        }
        return CGSize(width: side(size.width, area.width - frame.width), height: side(size.height, area.height - frame.height))
    }

    private func isReachable(_ place: Place, in area: Area, _ unitsPerPoint: Double) -> Bool {
        // What was read may be any number.
        let limit = 1 << 20
        guard abs(place.x) < limit, abs(place.y) < limit else { return false }
        let right = place.x + Int(width * unitsPerPoint)
        let seen = min(right, area.x + area.width) - max(place.x, area.x)
        return seen >= Self.handle.width && place.y >= area.y && place.y <= area.y + area.height - Self.handle.height
    }
}
