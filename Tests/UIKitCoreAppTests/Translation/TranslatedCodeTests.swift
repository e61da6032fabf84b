import Testing
import UIKit

private final class Clock: NSObject {
    let update: (Data) -> Void = { _ in }
    private(set) var ticks: [String] = []
    @objc func update(_ name: NSString) { ticks.append(name as String) }
}

private class Sign: NSObject {
    @objc dynamic func text(_ word: String) -> String { "sign: " + word }
    @objc dynamic func loudText(_ word: String) -> String { loudText(word).uppercased() }
    @objc dynamic var title = "none"
}

private final class Poster: Sign {
    override func text(_ word: String) -> String { "poster, " + super.text(word) }
}

@objc private protocol ReaderDelegate: NSObjectProtocol {
    @objc(reader:readNumber:) optional func reader(_ reader: String, read number: Int) -> String
    @objc(reader:readText:) optional func reader(_ reader: String, read text: String) -> String
}

private final class Reader: NSObject, ReaderDelegate {
    func reader(_ reader: String, read number: Int) -> String { "\(reader) number \(number)" }
    func reader(_ reader: String, read text: String) -> String { "\(reader) text \(text)" }
}

private final class Proxy: NSObject {
    let target = Reader()
    override func responds(to aSelector: Selector!) -> Bool { target.responds(to: aSelector) }
    override func forwardingTarget(for aSelector: Selector!) -> Any? { target.responds(to: aSelector) ? target : nil }
}
extension Proxy: ReaderDelegate {}

@resultBuilder private enum Words {
    static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
    static func buildExpression(_ word: String) -> [String] { [word] }
    static func buildEither(first: [String]) -> [String] { first }
    static func buildEither(second: [String]) -> [String] { second }
}

private func words(@Words _ make: () -> [String]) -> [String] { make() }

private final class Card: UIView {
    var heard = 0
    func listen() {
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, _: UITraitCollection) in self.heard += 1 }
    }
}

extension CGPath {
    fileprivate func forEachElement(_ body: @escaping @convention(block) (CGPathElement) -> Void) {
        typealias Body = @convention(block) (CGPathElement) -> Void
        let callback: @convention(c) (UnsafeMutableRawPointer, UnsafePointer<CGPathElement>) -> Void = { info, element in
            unsafeBitCast(info, to: Body.self)(element.pointee)
        }
        apply(
            info: unsafeBitCast(body, to: UnsafeMutableRawPointer.self), function: unsafeBitCast(callback, to: CGPathApplierFunction.self))
    }
}

/// What an app's own code does once it is translated: each of these compiled to something else, or not at all.
@MainActor @Suite struct TranslatedCodeTests {
    @Test func aMessageReachesTheMethodAndNotTheClosureOfItsName() {
        let clock = Clock()
        _ = clock.perform(#selector(Clock.update(_:) as (Clock) -> (NSString) -> Void), with: "tick" as NSString)
        #expect(clock.ticks == ["tick"])
    }

    @Test func swiftCallsTheMethodThatWasExchanged() throws {
        let text = try #require(class_getInstanceMethod(Sign.self, #selector(Sign.text(_:))))
        let loudText = try #require(class_getInstanceMethod(Sign.self, #selector(Sign.loudText(_:))))
        method_exchangeImplementations(text, loudText)
        #expect(Sign().text("open") == "SIGN: OPEN")
        #expect(Poster().text("open") == "poster, SIGN: OPEN")
        method_exchangeImplementations(text, loudText)
        #expect(Sign().text("open") == "sign: open")
    }

    @Test func aPropertyIsObservedByAKeyPathThatIsAValue() {
        let sign = Sign(), path = \Sign.title
        var titles: [String?] = []
        let token = sign.observe(path, options: .new) { titles.append($1.newValue) }
        sign.title = "open"
        token.invalidate()
        #expect(titles == ["open"])
    }

    @Test func requirementsThatDifferByTypesAloneAreToldApart() {
        let delegate: any ReaderDelegate = Reader()
        #expect(delegate.reader?("r", read: 1) == "r number 1")
        #expect(delegate.reader?("r", read: "a") == "r text a")
    }

    @Test func aProxyPassesTheMessagesOfADelegateOn() {
        let delegate: any ReaderDelegate = Proxy()
        #expect(delegate.reader?("r", read: 1) == "r number 1")
        #expect(delegate.isKind(of: Proxy.self))
    }

    @Test func aResultBuilderWithABranchOfANewerSystemHasTheTypeOfTheRest() {
        let found = words {
            "one"
            if #available(iOS 99, *) { "new" } else { "old" }
            if #available(iOS 99, *) { "never" }
        }
        #expect(found == ["one", "old"])
    }

    @Test func aClosureForTraitChangesMayNameItsObjectSelf() {
        let card = Card()
        card.listen()
        card.overrideUserInterfaceStyle = .dark
        #expect(card.heard == 1)
    }

    @Test func aBlockIsHandedThroughAFunctionOfC() {
        var count = 0
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).cgPath.forEachElement { _ in count += 1 }
        #expect(count == 5)
    }

    @Test func viewsAreMadeOfClassesInAList() {
        let classes: [UIView.Type] = [UIView.self, Card.self]
        let views = classes.map { $0.init() } + [type(of: Card()).init()]
        #expect(views.map { $0 is Card } == [false, true, true])
    }

    @Test func aSegueIsMadeOfItsClass() {
        let type: UIStoryboardSegue.Type = Unwinding.self
        let segue = type.init(identifier: "back", source: UIViewController(), destination: UIViewController())
        #expect(segue is Unwinding)
        #expect(segue.identifier == "back")
    }
}

private final class Unwinding: UIStoryboardSegue {}
