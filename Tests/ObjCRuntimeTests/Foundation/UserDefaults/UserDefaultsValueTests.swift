import Foundation
import Testing

@testable import ObjCRuntime

@Suite("Values of user defaults")
struct UserDefaultsValueTests {
    private let folder: DefaultsFolder
    private let defaults: _UserDefaults

    init() throws {
        folder = try DefaultsFolder()
        defaults = try folder.defaults()
    }

    @Test("DF-04: a missing key reads as 0, false or nil")
    func missing() {
        #expect(defaults.integer(forKey: "k") == 0)
        #expect(defaults.bool(forKey: "k") == false)
        #expect(defaults.double(forKey: "k") == 0)
        #expect(defaults.float(forKey: "k") == 0)
        #expect(defaults.string(forKey: "k") == nil)
        #expect(defaults.array(forKey: "k") == nil)
        #expect(defaults.stringArray(forKey: "k") == nil)
        #expect(defaults.dictionary(forKey: "k") == nil)
        #expect(defaults.data(forKey: "k") == nil)
        #expect(defaults.url(forKey: "k") == nil)
        #expect(defaults.object(forKey: "k") == nil)
    }

    @Test(
        "DF-05: texts read as numbers and flags",
        arguments: [
            ("42", 42, 42, true), ("12abc", 12, 12, true), ("YES", 0, 0, true), ("true", 0, 0, true), ("no", 0, 0, false),
            ("-3.5", -3, -3.5, true), ("0", 0, 0, false), ("", 0, 0, false), ("99999999999999999999", Int.max, 1e20, true),
        ])
    func textsAsNumbers(text: String, integer: Int, double: Double, bool: Bool) {
        defaults.set(text, forKey: "k")
        #expect(defaults.integer(forKey: "k") == integer)
        #expect(defaults.double(forKey: "k") == double)
        #expect(defaults.bool(forKey: "k") == bool)
    }

    @Test("DF-05: numbers read as texts and as other numbers")
    func numbersAsTexts() {
        defaults.set(3.9, forKey: "fraction")
        #expect(defaults.string(forKey: "fraction") == "3.9")
        #expect(defaults.integer(forKey: "fraction") == 3)
        defaults.set(true, forKey: "flag")
        #expect(defaults.string(forKey: "flag") == "1")
        #expect(defaults.integer(forKey: "flag") == 1)
        #expect(defaults.object(forKey: "flag") as? Bool == true)
        defaults.set(7, forKey: "whole")
        #expect(defaults.object(forKey: "whole") as? Int == 7)
        #expect(defaults.bool(forKey: "whole"))
        #expect(defaults.array(forKey: "whole") == nil)
        for odd in [Double.nan, .infinity, -.infinity] {
            defaults.set(odd, forKey: "odd")
            _ = defaults.integer(forKey: "odd")
        }
        #expect(defaults.integer(forKey: "odd") == Int.min)
    }

    @Test("Every kind of property list comes back from the disk as it was", arguments: [false, true])
    func roundTrip(isFolded: Bool) throws {
        let date = Date(timeIntervalSince1970: 1_000_000)
        let large: UInt64 = .max
        defaults.set("Žluťoučký\nkůň <&> 😀", forKey: "text")
        defaults.set(Data([0, 255, 10]), forKey: "data")
        defaults.set(date, forKey: "date")
        defaults.set([1, 2, 3], forKey: "numbers")
        defaults.set(["a", "b"], forKey: "texts")
        defaults.set(["inner": ["deep": [true, 1.5, "x"] as [Any]]], forKey: "nested")
        defaults.set(CGFloat(2.5), forKey: "CGFloat")
        defaults.set(Int8(-5) as Any, forKey: "small")
        defaults.set(large as Any, forKey: "large")
        defaults.set(Float(0.25), forKey: "float")
        defaults.set([String](), forKey: "empty")
        if isFolded { #expect(defaults.synchronize()) }

        let other = try folder.defaults()
        #expect(other.string(forKey: "text") == "Žluťoučký\nkůň <&> 😀")
        #expect(other.data(forKey: "data") == Data([0, 255, 10]))
        #expect(other.object(forKey: "date") as? Date == date)
        #expect(other.array(forKey: "numbers") as? [Int] == [1, 2, 3])
        #expect(other.stringArray(forKey: "texts") == ["a", "b"])
        #expect(other.stringArray(forKey: "numbers") == nil)
        let deep = (other.dictionary(forKey: "nested")?["inner"] as? [String: Any])?["deep"] as? [Any]
        #expect(deep?[0] as? Bool == true)
        #expect(deep?[1] as? Double == 1.5)
        #expect(deep?[2] as? String == "x")
        #expect(other.double(forKey: "CGFloat") == 2.5)
        #expect(other.integer(forKey: "small") == -5)
        #expect((other.object(forKey: "large") as? NSNumber)?.uint64Value == large)
        #expect(other.float(forKey: "float") == 0.25)
        #expect(other.stringArray(forKey: "empty") == [])
    }

    @Test("URLs: a file is kept as its path with a tilde for the home folder, another address as an archive")
    func urls() throws {
        let home = URL(fileURLWithPath: NSHomeDirectory() + "/Notes/a.txt")
        defaults.set(home, forKey: "file")
        #expect(defaults.string(forKey: "file") == "~/Notes/a.txt")
        #expect(defaults.url(forKey: "file")?.path == home.path)
        let address = try #require(URL(string: "https://example.org/a?b=c"))
        defaults.set(address, forKey: "address")
        #expect(try folder.defaults().url(forKey: "address") == address)
        defaults.set(nil as URL?, forKey: "address")
        #expect(defaults.object(forKey: "address") == nil)
    }

    @Test("DF-06: a collection that changes after it was set does not change what is kept")
    func copies() {
        let list = NSMutableArray(array: ["a"])
        let inner = NSMutableDictionary(dictionary: ["x": 1])
        list.add(inner)
        defaults.set(list, forKey: "k")
        list.add("b")
        inner["x"] = 2
        let kept = defaults.array(forKey: "k")
        #expect(kept?.count == 2)
        #expect((kept?.last as? [String: Any])?["x"] as? Int == 1)
        #expect(!(defaults.object(forKey: "k") is NSMutableArray))
    }

    @Test("DF-07: what is no property list stops the program", arguments: ["object", "inside a list", "key that is no text"])
    func noPropertyList(kind: String) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [kind = kind as String] in
            let defaults = try DefaultsFolder().defaults()
            switch kind {
            case "object": defaults.set(NSObject(), forKey: "thing")
            case "inside a list": defaults.set(["x": [NSObject()]], forKey: "thing")
            default: defaults.set([1: "x"] as NSDictionary, forKey: "thing")
            }
        }
        #expect(text(result).contains("Attempt to insert non-property list object"))
        #expect(text(result).contains("for key thing"))
    }

    @Test("DF-10: NSNotFound through an integer of 32 bits reads back as -1")
    func notFound() {
        defaults.set(NSNumber(value: NSNumber(value: NSNotFound).int32Value), forKey: "selectedTab")
        #expect(defaults.integer(forKey: "selectedTab") == -1)
    }

    @Test("Key-value coding reads and sets values by their keys")
    func keyValueCoding() {
        defaults.setValue("x", forKey: "name")
        #expect(defaults.value(forKey: "name") as? String == "x")
        defaults.setValue(nil, forKey: "name")
        #expect(defaults.value(forKey: "name") == nil)
    }
}
