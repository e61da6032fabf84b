import Foundation
import Testing
import UIKitTesting

@testable import InterfaceBuilder

/// Compiled nibs, from their bytes to connected objects.
@MainActor
struct CompiledNibLoadingTests {
    /// An owner, a button that tells it of touches, a plain view, and a constraint.
    private func sample() -> NibArchiveWriter {
        var writer = NibArchiveWriter()
        writer.add(
            "NSObject",
            [
                ("UINibTopLevelObjectsKey", .object(1)), ("UINibObjectsKey", .object(2)), ("UINibConnectionsKey", .object(3)),
                ("UINibVisibleWindowsKey", .object(4)),
            ])
        writer.addList("NSArray", [5, 6, 8])
        writer.addList("NSArray", [6, 8, 17])
        writer.addList("NSArray", [9, 10, 11])
        writer.addList("NSArray", [])
        writer.add("UIProxyObject", [("UIProxiedObjectIdentifier", .object(7))])
        writer.add("UIButton", [("UIBounds", NibArchiveWriter.numbers(0, 0, 80, 40)), ("UITag", .integer(4, size: 1))])
        writer.addText("IBFilesOwner")
        writer.add("UIView", [("UITag", .integer(5, size: 1))])
        writer.add(
            "UIRuntimeEventConnection",
            [("UILabel", .object(12)), ("UISource", .object(6)), ("UIDestination", .object(5)), ("UIEventMask", .integer(64, size: 1))])
        writer.add(
            "UIRuntimeOutletConnection", [("UILabel", .object(13)), ("UISource", .object(5)), ("UIDestination", .object(8))])
        writer.add(
            "UIRuntimeOutletCollectionConnection",
            [("UILabel", .object(14)), ("UISource", .object(5)), ("UIDestination", .object(15)), ("UICollectionClassName", .object(16))])
        writer.addText("pressed:")
        writer.addText("plain")
        writer.addText("views")
        writer.addList("NSArray", [8, 6])
        writer.addText("NSArray")
        writer.add("NSLayoutConstraint", [("NSFirstItem", .object(8)), ("NSFirstAttribute", .integer(7, size: 1))])
        return writer
    }

    @Test("NB-55: connections have label, source and destination, those of actions their events")
    func connections() throws {
        let owner = Owner()
        var objects: [Any] = []
        let told = Console.texts {
            objects = UINib(data: Data(sample().bytes), bundle: nil).instantiate(withOwner: owner)
        }
        let button = try #require(objects.first as? UIButton)
        #expect(button.allControlEvents == .touchUpInside)
        #expect(owner.plain?.tag == 5)
        #expect(owner.views.map(\.tag) == [5, 4])
        button.sendActions(for: .touchUpInside)
        #expect(owner.senders.count == 1)
        #expect(owner.senders.first === button)
        #expect(told.isEmpty, "A constraint that no view holds is left alone: \(told)")
    }

    @Test("NB-53: File's Owner is a proxy, which is no top-level object; without an owner its connections are left out")
    func proxies() {
        let objects = UINib(data: Data(sample().bytes), bundle: nil).instantiate(withOwner: nil)
        #expect(objects.count == 2)
        #expect((objects.first as? UIButton)?.allTargets.isEmpty == true)
    }

    @Test("A compiled nib that is damaged is reported once, with its name, the offset in the file and what to do, and gives no objects")
    func damaged() {
        let bytes = sample().bytes
        var objects: [Any] = [1]
        let told = Console.texts {
            let nib = UINib(data: Data(bytes.prefix(bytes.count - 5)), bundle: nil)
            objects = nib.instantiate(withOwner: nil) + nib.instantiate(withOwner: nil)
        }
        #expect(objects.isEmpty)
        #expect(told.count == 1)
        #expect(told.first?.hasPrefix("UINib: The compiled document is damaged (byte ") == true)
        #expect(told.first?.hasSuffix("Build it again.") == true)
    }
}
