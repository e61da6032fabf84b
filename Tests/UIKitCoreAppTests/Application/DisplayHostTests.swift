import Foundation
import ObjectiveC
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

    @Test("is of a module whose classes are found by name, however many are looked for")
    func classNames() {
        func identity(of name: String) -> ObjectIdentifier? { NSClassFromString(name).map { ObjectIdentifier($0) } }
        let classes = [
            ("UIView", ObjectIdentifier(UIView.self)), ("UIWindow", ObjectIdentifier(UIWindow.self)),
            ("UIScreen", ObjectIdentifier(UIScreen.self)), ("UIScrollView", ObjectIdentifier(UIScrollView.self)),
            ("UIViewController", ObjectIdentifier(UIViewController.self)), ("UIResponder", ObjectIdentifier(UIResponder.self)),
            ("UIStoryboard", ObjectIdentifier(UIStoryboard.self)),
        ]
        for _ in 0..<2 {
            for (name, known) in classes { #expect(identity(of: name) == known, "\(name)") }
            #expect(identity(of: "UINobody") == nil)
            #expect(identity(of: "UIKitCore.UIView") == ObjectIdentifier(UIView.self))
        }
    }
}
