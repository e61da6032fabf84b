import Testing
import UIKitTesting

@testable import UIKitContainers

/// The calls that the delegate of a search bar gets.
@MainActor
@Suite struct SearchBarDelegateTests {
    private let bar = UISearchBar()
    private let log = SearchLog()
    private let screen: TestScreen

    init() {
        bar.frame = CGRect(x: 0, y: 0, width: 320, height: 56)
        bar.delegate = log
        screen = TestScreen(showing: bar, size: CGSize(width: 320, height: 568))
        screen.settle()
    }

    private var field: UISearchTextField { bar.searchTextField }

    private func focus() throws {
        try screen.tap(at: CGPoint(x: 150, y: 28))
        screen.wait(0.5)
        _ = log.take()
    }

    @Test("SE-28 SE-29: a tap asks and tells, a key asks, changes and tells")
    func typing() throws {
        try screen.tap(at: CGPoint(x: 150, y: 28))
        #expect(log.take() == ["should begin", "did begin"])
        try screen.type("ab")
        #expect(log.take() == ["change {0, 0} \"a\"", "text \"a\"", "change {1, 0} \"b\"", "text \"ab\""])
        log.answers["should change"] = false
        try screen.type("c")
        #expect(log.take() == ["change {2, 0} \"c\""])
        #expect(bar.text == "ab")
    }

    @Test("SE-28: a delegate that refuses keeps the focus away")
    func refused() throws {
        log.answers["should begin"] = false
        try screen.tap(at: CGPoint(x: 150, y: 28))
        #expect(log.take() == ["should begin"])
        #expect(!field.isFirstResponder)
    }

    @Test("SE-30: the cross is a change to nothing, takes the focus, and is no Cancel")
    func clearing() throws {
        bar.text = "abc"
        screen.settle()
        try screen.tap("Clear text")
        let calls = log.take()
        #expect(calls.contains("text \"\""))
        #expect(!calls.contains("cancel"))
        #expect(field.isFirstResponder)
        #expect(bar.text == "")
    }

    @Test("SE-31: text set in code is not reported")
    func textInCode() {
        bar.text = "abc"
        #expect(log.take() == [])
    }

    @Test("SE-32: Return searches and keeps the focus; it does nothing while there is no text")
    func searching() throws {
        try focus()
        try screen.press(key: "return")
        #expect(log.take() == [])
        try screen.type("a")
        _ = log.take()
        try screen.press(key: "return")
        #expect(log.take() == ["search"])
        #expect(field.isFirstResponder)
        #expect(bar.text == "a")
    }

    @Test("SE-33: Cancel of a bar on its own is told, and nothing else happens")
    func cancelling() throws {
        bar.showsCancelButton = true
        screen.settle()
        try focus()
        try screen.type("a")
        _ = log.take()
        try screen.tap("Cancel")
        #expect(log.take() == ["cancel"])
        #expect(bar.text == "a")
        #expect(field.isFirstResponder)
    }

    @Test("SE-35: resigning asks and tells")
    func resigning() throws {
        try focus()
        log.answers["should end"] = false
        bar.resignFirstResponder()
        #expect(log.take() == ["should end"])
        log.answers["should end"] = true
        bar.resignFirstResponder()
        #expect(log.take() == ["should end", "did end"])
    }
}
