/// A view along one axis of its superview: pure arithmetic of autoresizing.
///
/// The difference between the superview's old and new length goes to the flexible parts, shared in proportion to their old
/// lengths. Results are not rounded.
// apple: https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.property
struct AutoresizedSpan: Equatable {
    /// Which of the three parts may change.
    struct Flexibility: Equatable {
        var start: Bool
        var length: Bool
        var end: Bool

        static func horizontal(_ mask: UIView.AutoresizingMask) -> Flexibility {
            Flexibility(
                start: mask.contains(.flexibleLeftMargin), length: mask.contains(.flexibleWidth),
                end: mask.contains(.flexibleRightMargin))
        }

        static func vertical(_ mask: UIView.AutoresizingMask) -> Flexibility {
            Flexibility(
                start: mask.contains(.flexibleTopMargin), length: mask.contains(.flexibleHeight),
                end: mask.contains(.flexibleBottomMargin))
        }
    }

    var start: CGFloat
    var length: CGFloat
    var flexibility: Flexibility

    /// The span after the superview's length has changed.
    func resized(from oldTotal: CGFloat, to newTotal: CGFloat) -> AutoresizedSpan {
        let difference = newTotal - oldTotal
        guard difference != 0 else { return self }
        let end = oldTotal - start - length
        let startPart = flexibility.start ? start : 0
        let lengthPart = flexibility.length ? length : 0
        let endPart = flexibility.end ? end : 0
        let flexibleLength = startPart + lengthPart + endPart
        let count = [flexibility.start, flexibility.length, flexibility.end].count { $0 }
        guard count > 0 else { return self }

        func share(_ part: CGFloat, _ isFlexible: Bool) -> CGFloat {
            guard isFlexible else { return 0 }
            // Parts that are all empty share equally, for want of a proportion.
            return flexibleLength == 0 ? difference / CGFloat(count) : difference * part / flexibleLength
        }

        var result = self
        result.start += share(startPart, flexibility.start)
        // A length below zero becomes zero.
        result.length = max(length + share(lengthPart, flexibility.length), 0)
        return result
    }
}
