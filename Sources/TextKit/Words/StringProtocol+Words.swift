extension StringProtocol where Index == String.Index {
    /// Calls a closure for each word or sentence in a range.
    ///
    /// - Parameter body: Gets the substring, nil where it is not required; its range; the range with what is between it and the next one,
    ///   and for the first one with what precedes it; and what ends the enumeration when it is set.
    // apple: https://developer.apple.com/documentation/swift/stringprotocol/enumeratesubstrings(in:options:_:)
    @_disfavoredOverload
    public func enumerateSubstrings<R: RangeExpression<String.Index>>(
        in range: R, options: _WordEnumerationOptions,
        _ body: (_ substring: String?, _ substringRange: Range<Index>, _ enclosingRange: Range<Index>, inout Bool) -> Void
    ) {
        let bounds = range.relative(to: self)
        let text = String(self[bounds])
        func indices(_ offsets: Range<Int>) -> Range<Index> {
            utf16.index(bounds.lowerBound, offsetBy: offsets.lowerBound)..<utf16.index(bounds.lowerBound, offsetBy: offsets.upperBound)
        }
        var stop = false
        for step in SubstringWalk(text, offset: 0, options: options).steps {
            let found = indices(step.range)
            body(options.contains(.substringNotRequired) ? nil : String(self[found]), found, indices(step.enclosing), &stop)
            if stop { return }
        }
    }
}
