import Foundation
import Testing

@testable import CoreGraphics

/// Functions of Core Foundation as apps call them, with addresses of objects.
struct CFFunctionsTests {
    private nonisolated(unsafe) static let gif: CFString = "{GIF}"
    private nonisolated(unsafe) static let delay: CFString = "DelayTime"

    private func address(_ object: AnyObject) -> UnsafeMutableRawPointer { Unmanaged.passUnretained(object).toOpaque() }

    @Test("Values of a dictionary are found by the address of a key, also in a dictionary in it")
    func dictionaries() throws {
        let properties = [Self.gif as String: [Self.delay as String: 0.25]] as CFDictionary
        #expect(CFDictionaryGetCount(properties) == 1)
        let found = UnsafeMutablePointer<UnsafeRawPointer?>.allocate(capacity: 1)
        defer { found.deallocate() }
        #expect(CFDictionaryGetValueIfPresent(properties, address(Self.gif), found))
        let inner: CFDictionary = unsafeBitCast(found.pointee, to: CFDictionary.self)
        let value = try #require(CFDictionaryGetValue(inner, address(Self.delay)))
        #expect(unsafeBitCast(value, to: AnyObject.self) as? Double == 0.25)
        #expect(CFDictionaryGetValue(inner, address(Self.delay)) == value)
        #expect(CFDictionaryContainsKey(inner, address(Self.delay)))
        #expect(!CFDictionaryContainsKey(inner, address(Self.gif)))
        #expect(CFDictionaryGetValue(inner, address(Self.gif)) == nil)
        #expect(!CFDictionaryGetValueIfPresent(inner, address(Self.gif), nil))
    }

    @Test("A value that was replaced in the meantime is not the one that is found")
    func mutableDictionaries() throws {
        let dictionary = NSMutableDictionary(dictionary: ["DelayTime": 1])
        let old = try #require(CFDictionaryGetValue(dictionary, address(Self.delay)))
        #expect(unsafeBitCast(old, to: NSNumber.self) == 1)
        dictionary[Self.delay] = 2
        let new = try #require(CFDictionaryGetValue(dictionary, address(Self.delay)))
        #expect(unsafeBitCast(new, to: NSNumber.self) == 2)
    }

    @Test("Elements of an array are found by their index")
    func arrays() throws {
        let array = ["a", "b"] as CFArray
        #expect(CFArrayGetCount(array) == 2)
        #expect(unsafeBitCast(try #require(CFArrayGetValueAtIndex(array, 1)), to: CFString.self) == "b")
    }

    @Test("A number is stored in the form that was asked for, and what does not fit is told")
    func numbers() {
        var double = 0.0
        var integer: Int32 = 0
        var byte: Int8 = 0
        #expect(CFNumberGetValue(2.5 as CFNumber, .doubleType, &double))
        #expect(double == 2.5)
        #expect(CFNumberGetValue(7 as CFNumber, .intType, &integer))
        #expect(integer == 7)
        #expect(!CFNumberGetValue(2.5 as CFNumber, .sInt32Type, &integer))
        #expect(integer == 2)
        #expect(!CFNumberGetValue(300 as CFNumber, .sInt8Type, &byte))
        #expect(CFBooleanGetValue(kCFBooleanTrue))
        #expect(!CFBooleanGetValue(kCFBooleanFalse))
    }

    @Test("An object that one more holds has a higher count")
    func counts() {
        let object = NSObject()
        let before = CFGetRetainCount(object)
        let other = Unmanaged.passRetained(object)
        #expect(CFGetRetainCount(object) == before + 1)
        other.release()
    }

    @Test("Errors, data and the order of bytes")
    func values() {
        let error = NSError(domain: "d", code: 1, userInfo: [NSLocalizedDescriptionKey: "It is broken."])
        #expect(CFErrorCopyDescription(error) == "It is broken.")
        #expect(CFDataCreate(nil, [1, 2], 2) == NSData(bytes: [1, 2] as [UInt8], length: 2))
        #expect(CFSwapInt16HostToBig(0x0102) == UInt16(0x0102).bigEndian)
        #expect(CFSwapInt32BigToHost(CFSwapInt32HostToBig(7)) == 7)
    }
}
