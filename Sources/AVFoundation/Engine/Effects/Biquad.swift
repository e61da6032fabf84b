import Foundation

/// A filter of second order, after the formulas of the Audio EQ Cookbook (W3C note).
struct Biquad {
    struct Values {
        var type = AVAudioUnitEQFilterType.parametric
        var frequency: Float = 1000
        var bandwidth: Float = 1
        var gain: Float = 0
    }

    /// What is made of the last three samples that came in and the last two that went out.
    struct Factors {
        private(set) var (b0, b1, b2, a1, a2): (Float, Float, Float, Float, Float) = (1, 0, 0, 0, 0)

        init(_ values: Values) {
            let frequency = values.frequency.isNaN ? 1000 : Double(values.frequency)
            let angle = 2 * Double.pi * min(SoundBlock.rate * 0.49, max(20, frequency)) / SoundBlock.rate
            let width = values.bandwidth.isNaN ? 1 : Double(min(5, max(0.05, values.bandwidth)))
            let (sine, cosine) = (sin(angle), cos(angle))
            let byWidth = sine * sinh(log(2) / 2 * width * angle / sine)
            let plain = sine / 2.squareRoot()
            let height = pow(10, (values.gain.isNaN ? 0 : Double(min(24, max(-96, values.gain)))) / 40)
            switch values.type {
            case .parametric:
                set((1 + byWidth * height, -2 * cosine, 1 - byWidth * height), (1 + byWidth / height, -2 * cosine, 1 - byWidth / height))
            case .lowPass: setPass((1 - cosine) / 2, 1 - cosine, cosine, plain)
            case .resonantLowPass: setPass((1 - cosine) / 2, 1 - cosine, cosine, byWidth)
            case .highPass: setPass((1 + cosine) / 2, -1 - cosine, cosine, plain)
            case .resonantHighPass: setPass((1 + cosine) / 2, -1 - cosine, cosine, byWidth)
            case .bandPass: set((byWidth, 0, -byWidth), (1 + byWidth, -2 * cosine, 1 - byWidth))
            case .bandStop: set((1, -2 * cosine, 1), (1 + byWidth, -2 * cosine, 1 - byWidth))
            case .lowShelf: setShelf(height, cosine, plain, isLow: true)
            case .resonantLowShelf: setShelf(height, cosine, byWidth, isLow: true)
            case .highShelf: setShelf(height, cosine, plain, isLow: false)
            case .resonantHighShelf: setShelf(height, cosine, byWidth, isLow: false)
            }
        }

        private mutating func setPass(_ outer: Double, _ inner: Double, _ cosine: Double, _ width: Double) {
            set((outer, inner, outer), (1 + width, -2 * cosine, 1 - width))
        }

        /// A high shelf is a low one whose frequencies are turned around.
        private mutating func setShelf(_ height: Double, _ cosine: Double, _ width: Double, isLow: Bool) {
            let (sign, root) = (isLow ? 1.0 : -1.0, 2 * height.squareRoot() * width)
            let (above, below) = ((height + 1), (height - 1) * cosine * sign)
            set(
                (
                    height * (above - below + root), 2 * height * sign * (height - 1 - (height + 1) * cosine * sign),
                    height * (above - below - root)
                ),
                (above + below + root, -2 * sign * (height - 1 + (height + 1) * cosine * sign), above + below - root))
        }

        private mutating func set(_ b: (Double, Double, Double), _ a: (Double, Double, Double)) {
            (b0, b1, b2) = (Float(b.0 / a.0), Float(b.1 / a.0), Float(b.2 / a.0))
            (a1, a2) = (Float(a.1 / a.0), Float(a.2 / a.0))
        }
    }

    var factors: Factors
    private var (first, second): (Float, Float) = (0, 0)

    init(_ factors: Factors) { self.factors = factors }

    mutating func change(_ samples: inout [Float]) {
        for index in samples.indices {
            let sample = samples[index]
            let result = factors.b0 * sample + first
            first = factors.b1 * sample - factors.a1 * result + second
            second = factors.b2 * sample - factors.a2 * result
            samples[index] = result
        }
        // What is no number stays for good.
        if !first.isFinite || !second.isFinite { (first, second) = (0, 0) }
    }
}
