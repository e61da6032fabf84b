import Testing
import UIKit

@testable import PDFKit

@MainActor
struct PDFMisuseTests {
    @Test("Pages that are not there stop the program, as do turns that are none")
    func pages() async {
        await #expect(processExitsWith: .failure) { @MainActor in PDFDocument().removePage(at: 0) }
        await #expect(processExitsWith: .failure) { @MainActor in PDFDocument().insert(PDFPage(), at: 1) }
        await #expect(processExitsWith: .failure) { @MainActor in PDFDocument().exchangePage(at: 0, withPageAt: 1) }
        await #expect(processExitsWith: .failure) { @MainActor in PDFPage().rotation = 45 }
    }

    @Test("An outline does not lie below itself")
    func outline() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            let (first, second) = (PDFOutline(), PDFOutline())
            first.insertChild(second, at: 0)
            second.insertChild(first, at: 0)
        }
        await #expect(processExitsWith: .failure) { @MainActor in PDFOutline().insertChild(PDFOutline(), at: 3) }
    }
}
