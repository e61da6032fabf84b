import Foundation
import Testing

@testable import ObjCRuntime

@Suite struct NSDataDetectorTests {
    private func matches(_ text: String, _ types: NSTextCheckingResult.CheckingType) throws -> [NSTextCheckingResult] {
        try NSDataDetector(types: types.rawValue).matches(in: text, range: NSRange(location: 0, length: text.utf16.count))
    }

    private func found(_ text: String, _ types: NSTextCheckingResult.CheckingType) throws -> [String] {
        try matches(text, types).map { (text as NSString).substring(with: $0.range) }
    }

    @Test("TX-132: addresses of pages and of mail are links")
    func links() throws {
        let text = "See https://swift.org/documentation/, www.example.org. Write to ada@example.org (or not)."
        #expect(try found(text, .link) == ["https://swift.org/documentation/", "www.example.org", "ada@example.org"])
        let urls = try matches(text, .link).map(\.url?.absoluteString)
        #expect(urls == ["https://swift.org/documentation/", "http://www.example.org", "mailto:ada@example.org"])
        #expect(try found("nothing here: a.b, 1:2, x@y", .link).isEmpty)
    }

    @Test("An app makes a result of its own for a link")
    func ownLink() throws {
        let url = try #require(URL(string: "https://swift.org"))
        let result = NSTextCheckingResult.linkCheckingResult(range: NSRange(location: 3, length: 4), url: url)
        #expect(result.url == url)
        #expect(result.range == NSRange(location: 3, length: 4))
        #expect(result.numberOfRanges == 1)
        #expect(result.resultType == .ofLinks)
        #expect(result.phoneNumber == nil)
    }

    @Test("TX-132: numbers of telephones are found, other numbers are not")
    func phoneNumbers() throws {
        #expect(try found("Call +44 20 7946 0958 or (555) 010-9999.", .phoneNumber) == ["+44 20 7946 0958", "(555) 010-9999"])
        #expect(try found("12 apples, 3.5 litres, 2024", .phoneNumber).isEmpty)
        #expect(try matches("030 12345678", .phoneNumber).first?.phoneNumber == "030 12345678")
    }

    @Test("TX-132: dates are found where they exist")
    func dates() throws {
        #expect(
            try found("On 2024-05-01, May 3, 2024 and 4 June 2024, not on 2024-02-30.", .date) == [
                "2024-05-01", "May 3, 2024", "4 June 2024",
            ])
        let exact = try matches("2024-05-01T10:30:00Z", .date).first
        #expect(exact?.date == Date(timeIntervalSince1970: 1_714_559_400))
        #expect(exact?.resultType == .date)
        #expect(exact?.duration == 0)
    }

    @Test("One that looks for nothing cannot be made; several kinds do not overlap; a search can be ended")
    func severalKinds() throws {
        #expect(throws: CocoaError.self) { try NSDataDetector(types: 0) }
        let text = "https://example.org/2024-05-01 2024-05-02"
        let types: NSTextCheckingResult.CheckingType = [.link, .date, .phoneNumber]
        #expect(try found(text, types) == ["https://example.org/2024-05-01", "2024-05-02"])
        var count = 0
        let detector = try NSDataDetector(types: types.rawValue)
        detector.enumerateMatches(in: text, range: NSRange(location: 0, length: text.utf16.count)) { _, _, stop in
            count += 1
            stop.pointee = true
        }
        #expect(count == 1)
    }
}
