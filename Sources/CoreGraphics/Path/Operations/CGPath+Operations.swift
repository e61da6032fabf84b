extension CGPath {
    /// The same area with outlines that neither cross nor overlap: what lies inside is on the left of each, seen with y upwards.
    ///
    /// Parts that enclose nothing are left out, and parts that are not closed count as closed. Filled by either rule it looks the same.
    /// Curves stay curves; cuts lie less than a few hundred thousandths of the extent off. The same holds for all operations.
    /// - Parameter rule: what of the path counts as its inside.
    // apple: https://developer.apple.com/documentation/coregraphics/cgpath/normalized(using:)
    public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
        PathOperation(self, CGPath(segments: PathSegments()), rule).path { inside, _ in inside }
    }

    /// What lies inside of both paths.
    // apple: https://developer.apple.com/documentation/coregraphics/cgpath/intersection(_:using:)
    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        PathOperation(self, other, rule).path { $0 && $1 }
    }

    /// What lies inside of one of the paths or of both.
    // apple: https://developer.apple.com/documentation/coregraphics/cgpath/union(_:using:)
    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        PathOperation(self, other, rule).path { $0 || $1 }
    }

    /// What lies inside of this path and outside of the other.
    // apple: https://developer.apple.com/documentation/coregraphics/cgpath/subtracting(_:using:)
    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        PathOperation(self, other, rule).path { $0 && !$1 }
    }

    /// What lies inside of one of the paths and not of the other.
    // apple: https://developer.apple.com/documentation/coregraphics/cgpath/symmetricdifference(_:using:)
    public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        PathOperation(self, other, rule).path { $0 != $1 }
    }

    /// Returns true if some area lies inside of both paths. Paths that only touch do not intersect.
    // apple: https://developer.apple.com/documentation/coregraphics/cgpath/intersects(_:using:)
    public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
        guard boundingBox.intersects(other.boundingBox) else { return false }
        return PathOperation(self, other, rule).keepsArea { $0 && $1 }
    }

    /// The connected parts of the area, each with its holes, as normalised paths.
    // apple: https://developer.apple.com/documentation/coregraphics/cgpath/componentsseparated(using:)
    public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
        PathOperation(self, CGPath(segments: PathSegments()), rule).components { inside, _ in inside }
    }

    /// The parts of the path's line that lie inside of another path or on its outline. A part that is closed and lies inside as a whole
    /// stays closed; others are open.
    /// - Parameter rule: what of the other path counts as its inside.
    // apple: https://developer.apple.com/documentation/coregraphics/cgpath/lineintersection(_:using:)
    public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        PathLineOperation(self, other, rule).path(insideOfOther: true)
    }

    /// The parts of the path's line that lie outside of another path.
    // apple: https://developer.apple.com/documentation/coregraphics/cgpath/linesubtracting(_:using:)
    public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        PathLineOperation(self, other, rule).path(insideOfOther: false)
    }
}
