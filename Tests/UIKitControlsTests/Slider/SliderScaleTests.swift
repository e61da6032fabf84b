import Testing

@testable import UIKitControls

struct SliderScaleTests {
    @Test("CT-32: an end that is moved beyond the other takes it along")
    func ends() {
        var scale = SliderScale()
        scale.setMinimum(5)
        #expect(scale.minimum == 5)
        #expect(scale.maximum == 5)
        #expect(scale.share(of: 5) == 0)
        scale.setMaximum(-2)
        #expect(scale.minimum == -2)
        #expect(scale.maximum == -2)
        scale.setMaximum(.infinity)
        scale.setMinimum(.nan)
        #expect(scale.minimum == -2)
        #expect(scale.maximum == -2)
    }

    @Test("Shares and values belong together, also where the ends are far apart")
    func shares() {
        var scale = SliderScale()
        scale.setMinimum(-100)
        scale.setMaximum(300)
        #expect(scale.share(of: 0) == 0.25)
        #expect(scale.value(at: 0.5) == 100)
        #expect(scale.value(at: -3) == -100)
        #expect(scale.value(at: 3) == 300)
        #expect(scale.limited(.nan) == -100)
        scale.setMaximum(.greatestFiniteMagnitude)
        scale.setMinimum(-.greatestFiniteMagnitude)
        #expect(scale.share(of: 0) == 0.5)
        #expect(scale.value(at: 0.5) == 0)
    }
}
