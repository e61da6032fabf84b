public import Foundation

/// Raw values of `NSTextCheckingResult.CheckingType`, several or'ed together.
// apple: https://developer.apple.com/documentation/foundation/nstextcheckingtypes
public typealias NSTextCheckingTypes = UInt64

extension NSTextCheckingResult {
    /// Where a recognised link leads to; `mailto:` and the address for one of mail. Nil for results of other kinds.
    // apple: https://developer.apple.com/documentation/foundation/nstextcheckingresult/url
    public var url: URL? {
        if case .link(let url) = (self as? DetectedResult)?.meaning { url } else { nil }
    }

    /// A recognised phone number, as it is written. Nil for results of other kinds.
    // apple: https://developer.apple.com/documentation/foundation/nstextcheckingresult/phonenumber
    public var phoneNumber: String? {
        if case .phoneNumber(let number) = (self as? DetectedResult)?.meaning { number } else { nil }
    }

    /// A recognised date; noon where no time is written. Nil for results of other kinds.
    // apple: https://developer.apple.com/documentation/foundation/nstextcheckingresult/date
    public var date: Date? {
        if case .date(let date, _) = (self as? DetectedResult)?.meaning { date } else { nil }
    }

    /// How long a recognised date lasts, in seconds. Always 0: spans of time are not recognised.
    // apple: https://developer.apple.com/documentation/foundation/nstextcheckingresult/duration
    public var duration: TimeInterval {
        if case .date(_, let duration) = (self as? DetectedResult)?.meaning { duration } else { 0 }
    }
}

extension NSTextCheckingResult {
    /// The zone in which a recognised date is meant. Zones are not recognised: nil, which is that of the user.
    // apple: https://developer.apple.com/documentation/foundation/nstextcheckingresult/timezone
    public var timeZone: TimeZone? { nil }

    /// The parts of a recognised address. Addresses are not recognised: nil.
    // apple: https://developer.apple.com/documentation/foundation/nstextcheckingresult/addresscomponents
    public var addressComponents: [NSTextCheckingKey: String]? { nil }

    /// The parts of what is recognised of a journey. Such things are not recognised: nil.
    // apple: https://developer.apple.com/documentation/foundation/nstextcheckingresult/components
    public var components: [NSTextCheckingKey: String]? { nil }
}

extension NSTextCheckingResult {
    /// A result that says of a piece of text that it is a link.
    // apple: https://developer.apple.com/documentation/foundation/nstextcheckingresult/linkcheckingresult(range:url:)
    public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult { DetectedResult(.link(url), range: range) }
}
