import CoreData
import Foundation
import Testing

@testable import CoreData

@Suite struct BoundTextTests {
    @Test("Texts of any length, row after row, come back as they were written")
    func lengths() throws {
        let context = try Company.context()
        let lengths = [0, 1, 15, 16, 100, 255, 256, 257, 300, 1, 2000, 70_000, 3, 300_000, 5, 0]
        let names = lengths.enumerated().map { index, length in String(repeating: index % 2 == 0 ? "a" : "ß💚", count: length) }
        for (index, name) in names.enumerated() {
            let person = Person(context: context)
            (person.name, person.age) = (name, Int16(index))
        }
        try context.save()
        context.reset()
        let request = NSFetchRequest<Person>(entityName: "Person")
        request.sortDescriptors = [NSSortDescriptor(key: "age", ascending: true)]
        #expect(try context.fetch(request).map(\.name) == names)
        // The same statement reads, with a longer and a shorter text than before.
        for name in [names[2], names[10], names[11], names[9], ""] {
            request.predicate = NSPredicate(format: "name == %@", name)
            #expect(try context.fetch(request).contains { $0.name == name })
        }
    }

    @Test("Memory for texts grows once a row did not fit, up to a limit")
    func growing() {
        let texts = BoundTexts()
        let long = [CChar](repeating: 65, count: 300), short = [CChar](repeating: 66, count: 200)
        func keep(_ text: [CChar]) -> String? {
            text.withUnsafeBufferPointer { bytes in
                texts.keep(bytes).map { String(decoding: UnsafeRawBufferPointer(start: $0, count: bytes.count), as: UTF8.self) }
            }
        }
        #expect(keep(short) == String(repeating: "B", count: 200))
        #expect(keep(long) == nil)
        #expect(texts.removeAll())
        #expect(keep(long) == String(repeating: "A", count: 300))
        #expect(keep(short) == String(repeating: "B", count: 200))
        #expect(!texts.removeAll())
        for _ in 0..<20 {
            _ = keep([CChar](repeating: 65, count: 200_000))
            _ = texts.removeAll()
        }
        #expect(keep([CChar](repeating: 65, count: 200_000)) == nil)
        #expect(!texts.removeAll())
    }
}
