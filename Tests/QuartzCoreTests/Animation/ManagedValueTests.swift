import CoreGraphics
import Testing

@_spi(ForasteroInternal) @testable import QuartzCore

@Suite("Properties that a layer keeps for its subclass", .serialized)
@MainActor
struct ManagedValueTests {
    /// A bar as long as its property says.
    final class Bar: CALayer {
        nonisolated(unsafe) static var draws: [CGFloat] = []

        // As the compiler writes `@NSManaged var length: CGFloat`.
        var length: CGFloat {
            get { _managedValue("length") }
            set { _setManagedValue(newValue, "length") }
        }
        var title: String? {
            get { _managedValue("title") }
            set { _setManagedValue(newValue, "title") }
        }
        var count: Int {
            get { _managedValue("count") }
            set { _setManagedValue(newValue, "count") }
        }

        override class func needsDisplay(forKey key: String) -> Bool { key == "length" || super.needsDisplay(forKey: key) }
        override func draw(in ctx: CGContext) { Self.draws.append(length) }
    }

    private let stage = Stage(width: 60, height: 20)
    private let bar = Bar()

    init() {
        Bar.draws = []
        bar.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        withoutActions { stage.root.addSublayer(bar) }
        stage.render()
    }

    @Test("begin with nothing, and keep what is set")
    func values() {
        #expect(bar.length == 0)
        #expect(bar.title == nil)
        #expect(bar.count == 0)
        (bar.length, bar.title, bar.count) = (3, "a", 7)
        #expect(bar.length == 3)
        #expect(bar.title == "a")
        #expect(bar.count == 7)
        bar.title = nil
        #expect(bar.title == nil)
        #expect((bar.value(forKey: "length") as? NSNumber)?.doubleValue == 3)
    }

    @Test("have the layer drawn anew where they say so")
    func display() {
        bar.length = 5
        stage.render()
        bar.count = 1
        stage.render()
        #expect(Bar.draws == [5])
    }

    @Test("are animated, drawn in each frame from the first on, and shown by the presentation")
    func animation() throws {
        let animation = CABasicAnimation(keyPath: "length")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 10, 1)
        bar.add(animation, forKey: "length")
        withoutActions { bar.length = 10 }
        stage.render()
        #expect(Bar.draws == [0])
        stage.clock.advance(by: 0.5)
        stage.render()
        let shown = try #require(bar.presentation()).length
        #expect(shown > 4.5)
        #expect(shown < 5.6)
        #expect(Bar.draws.count > 20)
        #expect(Bar.draws == Bar.draws.sorted())
        #expect(bar.length == 10)
        stage.clock.advance(by: 0.6)
        stage.render()
        #expect(Bar.draws.last == 10)
        #expect(bar.animationKeys() == nil)
    }

    @Test("of a copy have no actions")
    func copies() {
        final class Acting: CALayer {
            nonisolated(unsafe) static var asked = 0
            var length: CGFloat {
                get { _managedValue("length") }
                set { _setManagedValue(newValue, "length") }
            }
            override func action(forKey event: String) -> (any CAAction)? {
                if event == "length" { Self.asked += 1 }
                return super.action(forKey: event)
            }
        }
        let layer = Acting()
        withoutActions { stage.root.addSublayer(layer) }
        layer.length = 2
        let copy = Acting(layer: layer)
        #expect(copy.length == 2)
        copy.length = 4
        #expect(Acting.asked == 1)
        #expect(layer.length == 2)
    }

    @Test("that cannot be nothing stop the process where they are read too early")
    func misuse() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let path: CGPath = CALayer()._managedValue("path")
                print(path)
            }
        }
    }
}
