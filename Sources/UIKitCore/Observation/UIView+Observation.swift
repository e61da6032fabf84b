extension UIView {
    /// Runs one of the view's methods. When something changes that it reads of `@Observable` objects, it is called again.
    // apple: https://developer.apple.com/documentation/uikit/updating-views-automatically-with-observation-tracking
    @_spi(ForasteroInternal)
    public final func observing(_ method: ObservedMethod, _ body: () -> Void) {
        guard ObservedMethod.isEnabled else { return body() }
        if flags.contains(.observesReads), let reads = rare?.observedReads[ObjectIdentifier(method)] { return reads.collect(body) }
        ObservedReads.probe(method, of: self, body) {
            flags.insert(.observesReads)
            ensureRare().observedReads[ObjectIdentifier(method)] = ObservedReads(of: method, by: self)
        }
    }
}
