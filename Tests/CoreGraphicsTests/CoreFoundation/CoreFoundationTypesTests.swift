import Foundation
import Testing

@testable import CoreGraphics

/// Names of Core Foundation as apps use them with Swift's types.
struct CoreFoundationTypesTests {
    private nonisolated(unsafe) static let name: CFString = "width"

    @Test("A constant and its text are one key")
    func keys() {
        let sizes: [AnyHashable: Any] = [Self.name: 3, "height": 4]
        #expect(sizes["width"] as? Int == 3)
        #expect(sizes["height" as CFString] as? Int == 4)
        let dictionary = sizes as CFDictionary
        #expect((dictionary as? [AnyHashable: Any])?[Self.name] as? Int == 3)
        #expect((dictionary as? [String: Any])?[Self.name as String] as? Int == 3)
        #expect((dictionary as? [CFString: Any])?[Self.name] as? Int == 3)
        #expect(dictionary[Self.name] as? Int == 3)
        #expect(Set<AnyHashable>([Self.name, "width"]).count == 1)
    }

    @Test("A constant is an object, and objects of Foundation are Core Foundation's")
    func objects() {
        let query: [String: AnyObject] = [Self.name as String: Self.name, "size": 5 as CFNumber]
        #expect((query as CFDictionary)["width"] as? String == "width")
        let mutable = NSMutableDictionary(dictionary: ["a": 1])
        #expect((mutable as CFDictionary).count == 1)
        let data = Data([7, 8]) as CFData
        #expect(CFDataGetLength(data) == 2)
        #expect(CFDataGetBytePtr(data)[1] == 8)
    }
}
