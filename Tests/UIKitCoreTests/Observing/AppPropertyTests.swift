import Testing
import UIKitTesting

/// What an observer that was added by key path is notified of.
private final class Listener: NSObject {
    var heard: [String] = []

    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        heard.append("\(keyPath ?? "?") \(change?[.oldKey] ?? "-") \(change?[.newKey] ?? "-")")
    }
}

/// An app's own view. What is exported to Objective-C has accessors, and what is dynamic as well can be observed.
private class GaugeView: UIView {
    @objc var level = 1 { didSet { steps.append("level \(oldValue) \(level)") } }
    @objc dynamic var unit = "m" { didSet { steps.append("unit \(oldValue) \(unit)") } }
    @objc dynamic weak var reader: UIView?
    @objc dynamic private var secret = 0
    @objc dynamic lazy var marks = [1]
    var plain = 2 { didSet { steps.append("plain") } }
    var steps: [String] = []
}

private final class LargeGaugeView: GaugeView {
    override var frame: CGRect { didSet { steps.append("frame") } }
    override var unit: String { didSet { steps.append("large") } }
}

@MainActor
struct AppPropertyTests {
    private let gauge = GaugeView()
    private let listener = Listener()

    private func listen(to key: String, of view: UIView? = nil) {
        (view ?? gauge).addObserver(listener, forKeyPath: key, options: [.old, .new], context: nil)
    }

    @Test("Property observers run where the setter is known, and not where a value is only stored")
    func observersOfProperties() {
        gauge.setValue(3, forKey: "level")
        gauge.setValue("km", forKeyPath: "unit")
        #expect(gauge.steps == ["level 1 3", "unit m km"])
        gauge.setValue(5, forKey: "plain")
        #expect(gauge.plain == 5)
        #expect(gauge.steps.count == 2)
    }

    @Test("What is dynamic is heard of, whether it was set in code or by its name, once")
    func dynamicProperties() {
        listen(to: "unit")
        gauge.unit = "km"
        gauge.setValue("mm", forKey: "unit")
        gauge.removeObserver(listener, forKeyPath: "unit")
        gauge.unit = "m"
        #expect(listener.heard == ["unit m km", "unit km mm"])
    }

    @Test("Weak and private dynamic properties are heard of too; a lazy one, which cannot have observers in Swift, when set by its name")
    func unusualProperties() {
        let reader = UIView()
        for key in ["reader", "marks", "secret"] { listen(to: key) }
        gauge.reader = reader
        gauge.marks = [1, 2]
        gauge.setValue([3], forKey: "marks")
        gauge.setValue(4, forKey: "secret")
        #expect(listener.heard.map { String($0.prefix { $0 != " " }) } == ["reader", "marks", "secret"])
        #expect(listener.heard.last == "secret 0 4")
    }

    @Test("Swift key paths of an app's own class")
    func keyPaths() {
        var units: [String?] = []
        let token = gauge.observe(\.unit, options: [.initial, .new]) { units.append($1.newValue) }
        gauge.unit = "km"
        token.invalidate()
        gauge.unit = "mm"
        #expect(units == ["m", "km"])
    }

    @Test("A subclass that overrides a property, its own or UIKit's, is heard of once")
    func overriding() {
        let large = LargeGaugeView()
        for key in ["frame", "unit"] { listen(to: key, of: large) }
        large.frame.size.width = 4
        large.unit = "km"
        #expect(listener.heard.map { String($0.prefix { $0 != " " }) } == ["frame", "unit"])
        #expect(large.steps.contains("frame"))
        #expect(large.steps.suffix(2) == ["unit m km", "large"])
    }

    @Test("A path leads through an app's property and one of UIKit's")
    func paths() {
        let (first, second) = (UIView(), UIView())
        gauge.reader = first
        listen(to: "reader.tag")
        first.tag = 1
        gauge.reader = second
        first.tag = 2
        second.tag = 3
        #expect(listener.heard == ["reader.tag 0 1", "reader.tag 1 0", "reader.tag 0 3"])
    }
}
