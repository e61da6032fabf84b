import Testing

@testable import ProjectReader

@Suite struct OldStyleParserTests {
    private func parse(_ text: String, limits: PropertyListLimits = .init()) throws(ProjectError) -> PropertyListNode {
        try OldStyleParser.parse(Array(text.utf8), file: "p", limits: limits)
    }

    @Test("XP-01: keys, lists, comments and quotes of a project file") func reads() throws {
        let list = try parse(
            "// !$*UTF8*$!\n{\n a = /* one */ 1.5_x-y/z; \"b c\" = (x, \"y \\\"z\\\"\\n\\U00e9\\101\",);\n d = { isa = PBX; }; e = <0f 10>;\n}\n"
        )
        #expect(list["a"]?.string == "1.5_x-y/z")
        #expect(list["a"]?.line == 3)
        #expect(list["b c"]?.strings == ["x", "y \"z\"\n\u{e9}A"])
        #expect(list["d"]?["isa"]?.string == "PBX")
        #expect(list["d"]?.line == 4)
        #expect(list["e"]?.string == "0f 10")
    }

    @Test("XP-01: a mark of UTF-8 before the list, and line ends of Windows") func strangeBeginnings() throws {
        #expect(try parse("\u{feff}{ a = b;\r\n c = d; }")["c"]?.string == "d")
    }

    @Test(
        "XP-148: what is damaged is told with its line",
        arguments: [
            ("{ a = b; c", 1), ("{\n a b; }", 2), ("{ a = \"b", 1), ("(a b)", 1), ("{ a = b; } c", 1), ("/* c", 1), ("{ a = (b;\n) }", 1),
            ("", 1),
            ("{ a = b\n\n c = d; }", 3), ("{ a = <0f", 1), ("}", 1), ("{ = b; }", 1),
        ]) func damaged(_ text: String, _ line: Int)
    {
        #expect { try parse(text) } throws: { ($0 as? ProjectError)?.file == "p" && ($0 as? ProjectError)?.line == line }
    }

    @Test("XP-148: depth, number and size have limits") func limits() {
        var limits = PropertyListLimits()
        limits.depth = 5
        limits.values = 10
        limits.bytes = 200
        #expect(throws: ProjectError.self) { try parse(String(repeating: "(", count: 7), limits: limits) }
        #expect(throws: ProjectError.self) { try parse("(" + String(repeating: "a,", count: 20) + ")", limits: limits) }
        #expect(throws: ProjectError.self) { try parse(String(repeating: " ", count: 201), limits: limits) }
        #expect(throws: ProjectError.self) { try parse(String(repeating: "{a=", count: 100_000)) }
        #expect(throws: Never.self) { try parse("((((a))))", limits: limits) }
    }
}
