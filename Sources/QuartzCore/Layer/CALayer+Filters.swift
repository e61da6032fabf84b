// Filters of layers. Of the three, iOS heeds only the first, and that only by name.
extension CALayer {
    /// How the layer, with all below it as one picture, is mixed with what is behind it: the name of a mode, as `"multiplyBlendMode"`,
    /// `"screenBlendMode"`, `"destOut"`. Default: nil, which paints it over that.
    ///
    /// What is behind ends at the next layer up that is a picture of its own: one with a mask, one that is translucent, or one that cuts its
    /// sublayers off at round corners. A filter that is no such name is kept, and makes no difference. Not animated.
    // apple: https://developer.apple.com/documentation/quartzcore/calayer/compositingfilter
    public var compositingFilter: Any? {
        get { values.rare.compositingFilter?.value }
        set { setRare(\.compositingFilter, to: newValue.map(CompositingFilter.init), .compositingFilter) }
    }

    /// Filters for the layer and all below it. Kept, and without effect, as on iOS. Default: nil.
    // status: stored-only
    // apple: https://developer.apple.com/documentation/quartzcore/calayer/filters
    public var filters: [Any]? {
        get { extras?.filters }
        set { extrasForWriting.filters = newValue }
    }

    /// Filters for what is behind the layer. Kept, and without effect, as on iOS. Default: nil.
    // status: stored-only
    // apple: https://developer.apple.com/documentation/quartzcore/calayer/backgroundfilters
    public var backgroundFilters: [Any]? {
        get { extras?.backgroundFilters }
        set { extrasForWriting.backgroundFilters = newValue }
    }
}
