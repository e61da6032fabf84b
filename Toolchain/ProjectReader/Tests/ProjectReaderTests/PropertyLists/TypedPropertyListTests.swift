import Foundation
import Testing

@testable import ProjectReader

@Suite struct TypedPropertyListTests {
    private let folder = TemporaryFolder()

    @Test("XP-148: XML, binary and old-style lists are read, damaged ones told") func formats() throws {
        let values: [String: Any] = ["A": "x", "B": [1, 2], "C": true]
        for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
            let data = try PropertyListSerialization.data(fromPropertyList: values, format: format, options: 0)
            let file = folder.path + "/\(format.rawValue).plist"
            _ = FileManager.default.createFile(atPath: file, contents: data)
            let read = try TypedPropertyList.read(file)
            #expect(read["A"] as? String == "x")
            #expect(read["C"] as? Bool == true)
        }
        #expect(try TypedPropertyList.read(folder.write("{ A = x; B = (1, 2); }", to: "old.plist"))["A"] as? String == "x")
        #expect(throws: ProjectError.self) {
            try TypedPropertyList.read(folder.write("<?xml version=\"1.0\"?><plist><dict><key>", to: "bad.plist"))
        }
        #expect(throws: ProjectError.self) { try TypedPropertyList.read(folder.write("(a)", to: "list.plist")) }
        #expect(throws: ProjectError.self) { try TypedPropertyList.read(folder.write("bplist00zzzz", to: "binary.plist")) }
        #expect(throws: ProjectError.self) { try TypedPropertyList.read(folder.path + "/none.plist") }
    }

    @Test("XP-148: declarations of entities and depths beyond reason are refused") func hostile() {
        let entities =
            "<?xml version=\"1.0\"?>\n<!DOCTYPE plist [\n<!ENTITY a \"aaaa\">]>\n<plist><dict><key>A</key><string>&a;</string></dict></plist>"
        #expect { try TypedPropertyList.read(folder.write(entities, to: "entity.plist")) } throws: { ($0 as? ProjectError)?.line == 3 }
        let deep = "<?xml version=\"1.0\"?><plist>" + String(repeating: "<array>", count: 100_000)
        #expect(throws: ProjectError.self) { try TypedPropertyList.read(folder.write(deep, to: "deep.plist")) }
    }
}
