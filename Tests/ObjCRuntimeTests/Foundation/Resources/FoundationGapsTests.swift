import Foundation
import ObjCCore
import TestFiles
import Testing

@testable import ObjCRuntime

/// Small things that Apple's Foundation has and corelibs' has not.
@Suite struct FoundationGapsTests {
    @Test("A value holds an address and gives it back")
    func pointerValues() {
        let pointer = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
        defer { pointer.deallocate() }
        #expect(NSValue(pointer: pointer).pointerValue == pointer)
        #expect(NSValue(pointer: nil).pointerValue == nil)
        let object = NSObject()
        #expect(NSValue(nonretainedObject: object).nonretainedObjectValue as AnyObject === object)
        #expect(NSValue(pointer: pointer) == NSValue(pointer: pointer))
    }

    @Test("Resources with an extension are found as URLs")
    func urlsOfResources() throws {
        let folder = try TemporaryFolder(ending: ".bundle")
        try folder.write("a", to: "one.txt")
        let urls = try folder.bundle._objcURLs(forResourcesWithExtension: "txt", subdirectory: nil)
        let names: [String]? = urls?.map(\.lastPathComponent)
        #expect(names == ["one.txt"])
    }

    @Test("A notification centre compares as an object")
    func notificationCenters() {
        let center: any NSObjectProtocol = NotificationCenter.default
        #expect(center.isEqual(NotificationCenter.default))
        #expect(!center.isEqual(NotificationCenter()))
        #expect(center.description.hasPrefix("<NSNotificationCenter"))
    }

    @Test("A locale names countries, languages and currencies")
    func localeNames() {
        let locale = NSLocale(localeIdentifier: "fr")
        #expect(locale.localizedString(forCountryCode: "DE") == "Allemagne")
        #expect(locale.localizedString(forLanguageCode: "de") == "allemand")
        #expect(locale.localizedString(forCurrencyCode: "EUR") == "euro")
    }

    @Test("Matches are enumerated by a block that does not escape")
    func matches() throws {
        func count(_ block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void) throws {
            let expression = try NSRegularExpression(pattern: "a")
            expression._objcEnumerateMatches(in: "banana", range: NSRange(location: 0, length: 6), using: block)
        }
        var found = 0
        try count { _, _, _ in found += 1 }
        #expect(found == 3)
    }

    @Test("Keys of Info.plist have Core Foundation's names")
    func keys() {
        #expect(kCFBundleVersionKey as String == "CFBundleVersion")
        #expect(kCFBundleNameKey as String == "CFBundleName")
    }

    @Test("C's largest numbers have their names")
    func largestNumbers() {
        #expect(HUGE == .greatestFiniteMagnitude)
        #expect(MAXFLOAT == HUGE)
        #expect(HUGE_VAL == .infinity)
        #expect(HUGE_VALF == .infinity)
    }
}
