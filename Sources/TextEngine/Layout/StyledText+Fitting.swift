extension TextLayout {
    /// Returns true if all of the text is shown, and nothing of it outside a container.
    public func fits(_ container: TextContainer) -> Bool {
        !isTruncated && size.width <= container.width + 0.001 && size.height <= container.height + 0.001
    }
}

extension StyledText {
    /// The layout in the largest size that fits into a container, and how large that is as a part of the text's own size.
    ///
    /// - Parameters:
    ///   - minimum: How small at least; the smallest size is taken even if it does not fit.
    ///   - precision: How much too small the result may be.
    public func shrunk(into container: TextContainer, minimum: CGFloat, precision: CGFloat) -> (layout: TextLayout, factor: CGFloat) {
        var (low, high) = (max(minimum, 0.01), CGFloat(1))
        var best = (layout: TextLayout(scaled(by: low), in: container), factor: low)
        guard best.layout.fits(container) else { return best }
        while high - low > precision {
            let middle = (low + high) / 2
            let layout = TextLayout(scaled(by: middle), in: container)
            if layout.fits(container) {
                (low, best) = (middle, (layout, middle))
            } else {
                high = middle
            }
        }
        return best
    }
}
