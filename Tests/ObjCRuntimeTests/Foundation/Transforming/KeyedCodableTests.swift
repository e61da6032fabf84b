import Foundation
import Testing

@testable import ObjCRuntime

struct KeyedCodableTests {
    private struct Person: Codable, Equatable {
        var name: String
        var ages: [Int]
        var born: Date?
    }

    private func archived(_ fill: (NSKeyedArchiver) throws -> Void) throws -> NSKeyedUnarchiver {
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        try fill(archiver)
        archiver.finishEncoding()
        return try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    }

    @Test("A value that can be coded is found again in an archive")
    func values() throws {
        let person = Person(name: "Ada", ages: [1, 36], born: Date(timeIntervalSinceReferenceDate: 12))
        let archive = try archived {
            try $0.encodeEncodable(person, forKey: "person")
            try $0.encodeEncodable(3, forKey: "number")
            try $0.encodeEncodable("text", forKey: "text")
        }
        #expect(archive.decodeDecodable(Person.self, forKey: "person") == person)
        #expect(archive.decodeDecodable(Int.self, forKey: "number") == 3)
        #expect(archive.decodeDecodable(String.self, forKey: "text") == "text")
    }

    @Test("What is not there is nil, and so is what has another type; that can be asked for as an error")
    func otherValues() throws {
        let archive = try archived { try $0.encodeEncodable("text", forKey: "text") }
        #expect(archive.decodeDecodable(Int.self, forKey: "none") == nil)
        #expect(archive.decodeDecodable(Person.self, forKey: "text") == nil)
        #expect(throws: DecodingError.self) { try archive.decodeTopLevelDecodable(Person.self, forKey: "text") }
    }
}
