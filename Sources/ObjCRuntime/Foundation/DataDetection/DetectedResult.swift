import Foundation

/// A piece of text that a data detector has recognised, and what it stands for.
final class DetectedResult: NSTextCheckingResult {
    enum Meaning {
        case link(URL)
        case phoneNumber(String)
        case date(Date, duration: TimeInterval)
    }

    let meaning: Meaning
    private let place: NSRange

    init(_ meaning: Meaning, range: NSRange) {
        self.meaning = meaning
        place = range
        super.init()
    }

    required init?(coder aDecoder: NSCoder) { nil }

    override var resultType: CheckingType {
        switch meaning {
        case .link: .ofLinks
        case .phoneNumber: .ofPhoneNumbers
        case .date: .ofDates
        }
    }

    override var range: NSRange { place }
    override var numberOfRanges: Int { 1 }

    override func range(at idx: Int) -> NSRange {
        idx == 0 ? place : NSRange(location: NSNotFound, length: 0)
    }
}

/// The types of what is recognised, with the values that corelibs gives them (dates and links have others on iOS). Its own constants warn
/// their users that it recognises nothing.
extension NSTextCheckingResult.CheckingType {
    package static let ofDates = NSTextCheckingResult.CheckingType(rawValue: 1 << 4)
    package static let ofLinks = NSTextCheckingResult.CheckingType(rawValue: 1 << 6)
    package static let ofPhoneNumbers = NSTextCheckingResult.CheckingType(rawValue: 1 << 11)
}
