import Foundation
import ObjCRuntime
import Testing

struct ScannerTests {
    @Test func scannedTextIsStoredAsAnNSString() {
        let scanner = Scanner(string: "key = value;")
        var key: NSString?, value: NSString?
        #expect(scanner.scanUpTo(" =", into: &key))
        #expect(scanner.scanString("=", into: nil as UnsafeMutablePointer<NSString?>?))
        #expect(scanner.scanCharacters(from: .letters, into: &value))
        #expect(key == "key")
        #expect(value == "value")
        #expect(!scanner.scanUpToCharacters(from: .punctuationCharacters, into: &value))
        #expect(value == "value")
    }
}
