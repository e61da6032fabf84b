import Display

/// Regions that are used again from step to step and from frame to frame.
// optimization: a frame of a screen full of pictures asked for memory some hundred times, only to find out which pixels are seen.
final class RegionPool {
    private var free: [Region] = []
    /// As many as a screen full of small layers needs.
    private static let limit = 512

    /// A region with the pixels of another that also lie in a rectangle. To be given back with ``recycle(_:)``.
    func intersection(of region: Region, _ rect: PixelRect) -> Region {
        let result = take()
        result.becomeIntersection(of: region, rect)
        return result
    }

    /// A region with the pixels of a rectangle. To be given back with ``recycle(_:)``.
    func region(of rect: PixelRect) -> Region {
        let result = take()
        result.reset(to: rect)
        return result
    }

    /// A region with the same pixels as another, to be changed. To be given back with ``recycle(_:)``.
    func copy(of region: Region) -> Region {
        let result = take()
        result.become(region)
        return result
    }

    /// Takes a region that nobody uses any more.
    func recycle(_ region: Region) {
        if free.count < Self.limit { free.append(region) }
    }

    private func take() -> Region { free.popLast() ?? Region() }
}
