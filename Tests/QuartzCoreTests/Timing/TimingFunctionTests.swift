import Testing

@testable import QuartzCore

@Suite("Timing functions")
struct TimingFunctionTests {
    @Test("The straight line is straight")
    func linear() {
        let function = CAMediaTimingFunction(name: .linear)
        for time in [0, 0.1, 0.5, 0.77, 1] { #expect(abs(function.value(at: time) - time) < 1e-9) }
    }

    @Test(
        "Values are those of the curve: x is found, then y read, to a millionth",
        arguments: [CAMediaTimingFunctionName.easeIn, .easeOut, .easeInEaseOut, .default])
    func curve(name: CAMediaTimingFunctionName) {
        let function = CAMediaTimingFunction(name: name)
        var points: [(x: Double, y: Double)] = []
        for index in 0...3 {
            var point: [Float] = [0, 0]
            function.getControlPoint(at: index, values: &point)
            points.append((Double(point[0]), Double(point[1])))
        }
        for step in 1..<20 {
            let t = Double(step) / 20
            let weights = [(1 - t) * (1 - t) * (1 - t), 3 * (1 - t) * (1 - t) * t, 3 * (1 - t) * t * t, t * t * t]
            let x = zip(weights, points).reduce(0) { $0 + $1.0 * $1.1.x }
            let y = zip(weights, points).reduce(0) { $0 + $1.0 * $1.1.y }
            #expect(abs(function.value(at: x) - y) < 1e-6)
        }
    }

    @Test("Symmetrical ease is at half the way at half the time")
    func symmetry() {
        let function = CAMediaTimingFunction(name: .easeInEaseOut)
        // Control points are single precision, and not the mirror image of each other to the last bit.
        #expect(abs(function.value(at: 0.5) - 0.5) < 1e-6)
        #expect(abs(function.value(at: 0.2) + function.value(at: 0.8) - 1) < 1e-6)
    }

    @Test("A curve may leave the range between its ends, not its time")
    func overshoot() {
        let function = CAMediaTimingFunction(controlPoints: 0.3, -0.6, 0.7, 1.6)
        #expect(function.value(at: 0.1) < 0)
        #expect(function.value(at: 0.9) > 1)
        #expect(function.value(at: -1) == 0)
        #expect(function.value(at: 2) == 1)
    }

    @Test("Steep curves are solved, too")
    func steep() {
        let function = CAMediaTimingFunction(controlPoints: 1, 0, 0, 1)
        for time in stride(from: 0.0, through: 1, by: 0.01) { #expect((0...1).contains(function.value(at: time))) }
        #expect(abs(function.value(at: 0.5) - 0.5) < 1e-9)
    }
}
