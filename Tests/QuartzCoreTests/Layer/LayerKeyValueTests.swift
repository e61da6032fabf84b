import Testing

@testable import QuartzCore

@Suite("Key-value coding of layers")
@MainActor
struct LayerKeyValueTests {
    private let layer = plain(.red, 0, 0, 10, 20)

    @Test("reads properties and their parts")
    func reading() {
        layer.cornerRadius = 3
        #expect((layer.value(forKey: "cornerRadius") as? NSNumber)?.doubleValue == 3)
        #expect((layer.value(forKeyPath: "bounds.size.height") as? NSNumber)?.doubleValue == 20)
        #expect(layer.value(forKey: "position") as? CGPoint == CGPoint(x: 5, y: 10))
        #expect(layer.value(forKey: "contents") == nil)
    }

    @Test("sets properties and their parts, from numbers of all kinds")
    func writing() {
        layer.setValue(NSNumber(value: true), forKeyPath: "masksToBounds")
        #expect(layer.masksToBounds)
        layer.setValue(4, forKey: "borderWidth")
        #expect(layer.borderWidth == 4)
        layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z")
        #expect(abs(layer.transform.m12 - 1) < 1e-9)
        layer.setValue(nil, forKey: "backgroundColor")
        #expect(layer.backgroundColor == nil)
    }

    @Test("keeps values under keys of the application's own, and copies them with animations")
    func ownKeys() {
        layer.setValue("card", forKey: "purpose")
        #expect(layer.value(forKey: "purpose") as? String == "card")
        #expect(layer.value(forKey: "nothing") == nil)
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.setValue(7, forKey: "number")
        #expect((animation.copy() as? CAAnimation)?.value(forKey: "number") as? Int == 7)
    }
}
