import Foundation
import Testing

@_spi(ForasteroInternal) @testable import UIKitCore

@Suite("The host of the screen")
@MainActor
struct DisplayHostTests {
    private func makeHost() -> DisplayHost { .makeForTesting(size: CGSize(width: 100, height: 100), scale: 1, style: .light) }

    @Test("gives way to the one before it when it retires")
    func retiring() {
        let before = DisplayHost.current
        let (first, second) = (makeHost(), makeHost())
        first.activate()
        second.activate()
        #expect(DisplayHost.current === second)
        second.retire()
        #expect(DisplayHost.current === first)
        first.retire()
        #expect(DisplayHost.current === before)
    }

    @Test("does not keep the one before it, and does without it")
    func goneHost() {
        let before = DisplayHost.current
        let second = makeHost()
        weak var gone: DisplayHost?
        do {
            let first = makeHost()
            gone = first
            first.activate()
            second.activate()
        }
        #expect(gone == nil)
        second.retire()
        #expect(DisplayHost.current !== second)
        before.activate()
    }
}
