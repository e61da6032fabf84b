public import Foundation
import ObjCRuntime

/// Numbers by the cipher RC4.
// apple: https://developer.apple.com/documentation/gameplaykit/gkarc4randomsource
@objcMembers open class GKARC4RandomSource: GKRandomSource, @unchecked Sendable {
    /// What the sequence begins from. Setting it begins the sequence anew.
    open var seed: Data { didSet { begin() } }
    private var state: [UInt8] = []
    private var (first, second): (UInt8, UInt8) = (0, 0)

    /// A seed that nobody can foresee.
    public override convenience init() { self.init(seed: Data((0..<16).map { _ in UInt8.random(in: 0...255) })) }
    /// - Parameter seed: any bytes; as many as 256 of them count.
    public init(seed: Data) {
        self.seed = seed
        super.init()
        begin()
    }

    /// Leaves numbers out: the first ones of a sequence tell something of the seed.
    open func dropValues(_ count: Int) { for _ in 0..<max(count, 0) { _ = nextBits() } }

    private func begin() {
        state = Array(0...255)
        (first, second) = (0, 0)
        let key = seed.isEmpty ? [0] : [UInt8](seed)
        var other: UInt8 = 0
        for index in 0..<256 {
            other = other &+ state[index] &+ key[index % key.count]
            state.swapAt(index, Int(other))
        }
    }

    override func nextBits() -> UInt64 {
        (0..<8).reduce(0) { bits, _ in bits << 8 | UInt64(nextByte()) }
    }

    private func nextByte() -> UInt8 {
        first = first &+ 1
        second = second &+ state[Int(first)]
        state.swapAt(Int(first), Int(second))
        return state[Int(state[Int(first)] &+ state[Int(second)])]
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = GKARC4RandomSource(seed: seed)
        (copy.state, copy.first, copy.second) = (state, first, second)
        return copy
    }
}
