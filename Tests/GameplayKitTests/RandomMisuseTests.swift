import GameplayKit
import Testing

@Suite struct RandomMisuseTests {
    @Test("a negative bound stops the program")
    func negativeBound() async {
        await #expect(processExitsWith: .failure) { _ = GKRandomSource.sharedRandom().nextInt(upperBound: -1) }
    }

    @Test("so do ends in the wrong order")
    func wrongOrder() async {
        await #expect(processExitsWith: .failure) { _ = GKRandomDistribution(lowestValue: 2, highestValue: 1) }
    }
}
