import Foundation
import Testing

@testable import DisplaySDL

struct TransferTypesTests {
    @Test("AX-78: the names of texts among X programs are one type; what is no type of media is left out")
    func types() {
        #expect(
            TransferTypes.types(of: ["TIMESTAMP", "TARGETS", "UTF8_STRING", "TEXT", "image/png", "STRING", "image/png"]) == [
                "text/plain", "image/png",
            ])
        #expect(TransferTypes.best(for: "text/plain", among: ["STRING", "text/plain"]) == "text/plain")
        #expect(TransferTypes.best(for: "image/png", among: ["STRING"]) == nil)
        #expect(TransferTypes.targets(of: "image/png") == ["image/png"])
    }

    @Test("A STRING has the letters of Latin-1, and question marks for all others")
    func latin() {
        #expect(TransferTypes.latin(Data("aé漢".utf8)) == Data([0x61, 0xE9, 0x3F]))
        #expect(TransferTypes.utf8(latin: Data([0x61, 0xE9])) == Data("aé".utf8))
    }
}
