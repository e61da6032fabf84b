import Testing
import UIKit

@testable import JournalKit

@MainActor
@Suite struct EntryViewTests {
    @Test func changesWithoutADelegate() {
        let entry = EntryView()
        #expect(entry.summary() == "Nothing yet")
        entry.change(to: "Rain")
        #expect(entry.summary() == "Rain")
    }

    @Test func methodOfAnExtensionIsSentByName() {
        #expect(EntryView().responds(to: #selector(EntryView.summary)))
        #expect(EntryView().perform(#selector(EntryView.summary))?.takeUnretainedValue() as? String == "Nothing yet")
    }
}
