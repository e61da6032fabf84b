extension CGPath {
    func stroked(with style: StrokeStyle) -> CGPath { CGPath(segments: segments) }
}
