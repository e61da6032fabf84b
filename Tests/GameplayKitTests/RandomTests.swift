@testable import GameplayKit
import XCTest

final class RandomTests: XCTestCase {
    private func numbers(_ source: GKRandomSource) -> [Int] { (0..<1000).map { _ in source.nextInt(upperBound: 1000) } }

    /// The same seed gives the same numbers, copies go on where they were made, and another seed gives others.
    func testSeeds() throws {
        let makers: [(UInt64) -> GKRandomSource] = [
            { GKLinearCongruentialRandomSource(seed: $0) }, { GKMersenneTwisterRandomSource(seed: $0) },
            { seed in GKARC4RandomSource(seed: withUnsafeBytes(of: seed) { Data($0) }) },
        ]
        for make in makers {
            XCTAssertEqual(numbers(make(5)), numbers(make(5)))
            XCTAssertNotEqual(numbers(make(5)), numbers(make(6)))
            let source = make(7)
            _ = source.nextInt()
            let copy = try XCTUnwrap(source.copy() as? GKRandomSource)
            XCTAssertEqual(numbers(source), numbers(copy))
        }
    }

    /// Figures of the generators' authors: RC4 with the key "Key", and the twister of 64 bits with the seed 5489.
    func testSequences() {
        let cipher = GKARC4RandomSource(seed: Data("Key".utf8))
        XCTAssertEqual(cipher.nextBits(), 0xEB9F_7781_B734_CA72)
        let twister = GKMersenneTwisterRandomSource(seed: 5489)
        XCTAssertEqual(twister.nextBits(), 14_514_284_786_278_117_030)
        XCTAssertEqual(twister.nextBits(), 4_620_546_740_167_642_908)
        for _ in 2..<9999 { _ = twister.nextBits() }
        XCTAssertEqual(twister.nextBits(), 9_981_545_732_273_789_042)
    }

    func testBounds() {
        let source = GKMersenneTwisterRandomSource(seed: 1)
        XCTAssertEqual(source.nextInt(upperBound: 0), 0)
        XCTAssertEqual(source.nextInt(upperBound: 1), 0)
        XCTAssertEqual(Set((0..<100).map { _ in source.nextInt(upperBound: 3) }), [0, 1, 2])
        for _ in 0..<100 { XCTAssertTrue((0...1).contains(source.nextUniform())) }
        XCTAssertEqual(Set((0..<100).map { _ in source.nextBool() }), [true, false])
        XCTAssertEqual(
            Set(source.arrayByShufflingObjects(in: Array(0..<50)).compactMap { $0 as? Int }), Set(0..<50))
        XCTAssertEqual(NSArray(array: [1, 2, 3]).shuffled(using: source).count, 3)
    }

    func testDistributions() {
        let source = GKMersenneTwisterRandomSource(seed: 2)
        XCTAssertEqual(GKRandomDistribution.d6().numberOfPossibleOutcomes, 6)
        XCTAssertTrue(GKShuffledDistribution.d20() as Any is GKShuffledDistribution)
        let even = GKRandomDistribution(randomSource: source, lowestValue: -2, highestValue: 2)
        XCTAssertEqual(Set((0..<200).map { _ in even.nextInt() }), Set(-2...2))
        let shuffled = GKShuffledDistribution(randomSource: source, lowestValue: 1, highestValue: 10)
        for _ in 0..<5 { XCTAssertEqual(Set((0..<10).map { _ in shuffled.nextInt() }), Set(1...10), "each once before any comes again") }
        let gaussian = GKGaussianDistribution(randomSource: source, mean: 50, deviation: 5)
        let values = (0..<2000).map { _ in gaussian.nextInt() }
        XCTAssertTrue(values.allSatisfy { (35...65).contains($0) })
        let near = values.filter { abs($0 - 50) <= 5 }.count
        XCTAssertTrue((1200...1600).contains(near), "two thirds, and the half steps at both ends: \(near)")
    }
}
