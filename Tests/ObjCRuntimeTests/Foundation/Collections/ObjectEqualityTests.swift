import ObjCRuntime
import Testing

private final class Number: UIObject {
    let value: Int
    init(_ value: Int) { self.value = value }
    override func isEqual(_ object: Any?) -> Bool { (object as? Number)?.value == value }
    override var hash: Int { value.hashValue }
}

/// Foundation compares what its collections hold in C, where it must not take objects of ours for C types.
@Suite struct ObjectEqualityTests {
    @Test("Attributed strings compare the objects they hold by their own equality")
    func attributedStrings() {
        let key = NSAttributedString.Key("number")
        let text = NSMutableAttributedString(string: "text", attributes: [key: Number(1)])
        #expect(text.isEqual(to: NSAttributedString(string: "text", attributes: [key: Number(1)])))
        #expect(!text.isEqual(to: NSAttributedString(string: "text", attributes: [key: Number(2)])))
        text.addAttribute(key, value: Number(3), range: NSRange(location: 0, length: 4))
        #expect((text.attribute(key, at: 0, effectiveRange: nil) as? Number)?.value == 3)
    }
}
