import Foundation
import Testing
import UIKitTesting

@testable import InterfaceBuilder

/// Documents that somebody has damaged, by accident or on purpose: they may load or not, but they always end.
@MainActor
struct HostileDocumentTests {
    private let text = XIBText.owned(
        "<outlet property=\"label\" destination=\"l\" id=\"o1\"/>",
        """
        <view id="v" tag="1" contentMode="center">\(XIBText.frame(1, 2, 30, 40))<subviews>
        <label id="l" text="Hi"><fontDescription key="fontDescription" type="system" pointSize="12"/>
        <color key="textColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/></label>
        <button id="b"><state key="normal" title="Go"/><connections>
        <action selector="pressed:" destination="-1" eventType="touchUpInside" id="a1"/></connections></button></subviews>
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
        <integer key="value" value="8"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
        """)

    private func load(_ bytes: [UInt8]) {
        guard let document = try? NibSource.read(Data(bytes), file: "A.xib") else { return }
        _ = Console.texts { _ = NibLoad(document: document, owner: nil, externals: [:], bundle: nil).run() }
    }

    @Test("A document that was cut off anywhere ends with an error")
    func truncated() {
        let bytes = [UInt8](text.utf8)
        for length in stride(from: 0, to: bytes.count - 20, by: 29) {
            #expect(throws: DocumentError.self) { try NibSource.read(Data(bytes.prefix(length)), file: "A.xib") }
        }
    }

    @Test("A document with damaged bytes loads or is refused, but does no harm")
    func damagedBytes() {
        var state: UInt64 = 0x9E37_79B9_7F4A_7C15
        func random(_ bound: Int) -> Int {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Int(state % UInt64(bound))
        }
        let bytes = [UInt8](text.utf8)
        for _ in 0..<300 {
            var damaged = bytes
            for _ in 0...random(4) { damaged[random(damaged.count)] = UInt8(random(256)) }
            load(damaged)
        }
    }

    @Test("Attributes that change places, names or values load or are refused, but do no harm")
    func damagedValues() {
        let pieces = ["\"1\"", "\"YES\"", "\"\"", "\"-1\"", "\"1e308\"", "\"nan\"", "\"99999999999999999999\"", "\"v\"", "\"l\"", "\"é\""]
        let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
        for index in stride(from: 1, to: parts.count, by: 2) {
            for piece in pieces {
                let before = parts[..<index].joined(separator: "\"")
                let after = parts[(index + 1)...].joined(separator: "\"")
                load([UInt8]((before + piece + after).utf8))
            }
        }
    }

    @Test("An object that is connected with itself, twice, and with what is no object, loads")
    func circles() {
        let told = Console.texts {
            let nib = UINib(
                data: XIBText.data(
                    """
                    <view id="v" customClass="OutletView" customModule="InterfaceBuilderTests"><connections>
                    <outlet property="owner" destination="v" id="1"/><outlet property="owner" destination="v" id="2"/>
                    <outlet property="owner" destination="1" id="3"/><outlet id="4"/><action id="5" destination="v"/>
                    <action id="6" selector="pressed:" destination="v" eventType="blink"/></connections></view>
                    """), bundle: nil)
            let view = nib.instantiate(withOwner: nil, options: nil).first as? OutletView
            #expect(view?.owner === view)
            view?.owner = nil
        }
        #expect(told.contains { $0.contains("\"1\" is not in the document") })
    }
}
