import Foundation
import Testing

@testable import Translator

@Suite struct RobustnessTests {
    /// The seed is fixed, so the number of a damaged source is all it takes to make it again.
    @Test func aThousandDamagedSourcesAreTranslatedOrLeftAlone() {
        var generator = SeededGenerator(state: 20)
        let source = Array(MutationSeed.source.utf8)
        for number in 0..<1000 {
            let damaged = SourceMutation.damaged(source, using: &generator)
            let violations = TranslationCheck.violations(translating: damaged)
            #expect(violations.isEmpty, "damaged source \(number):\n\(String(decoding: damaged, as: UTF8.self))")
        }
    }

    @Test func damageIsTheSameEachTime() {
        let source = Array(MutationSeed.source.utf8)
        var first = SeededGenerator(state: 3), second = SeededGenerator(state: 3)
        #expect(SourceMutation.damaged(source, using: &first) == SourceMutation.damaged(source, using: &second))
    }
}

/// The same for the sources in a folder: `./forastero strain` sets the variables.
@Suite(.enabled(if: StrainedFolder.fromEnvironment != nil)) struct StrainTests {
    @Test func everySourceIsTranslatedAndNoneChanges() throws {
        let folder = try #require(StrainedFolder.fromEnvironment)
        let before = try folder.sources.map { try Data(contentsOf: $0) }
        for (url, data) in zip(folder.sources, before) { folder.check([UInt8](data), "\(url.path), as it is") }
        #expect(try folder.sources.map { try Data(contentsOf: $0) } == before)
    }

    @Test func damagedSourcesAreTranslatedOrLeftAlone() throws {
        let folder = try #require(StrainedFolder.fromEnvironment)
        var generator = SeededGenerator(state: folder.seed)
        for number in 0..<folder.damagedCount {
            let url = try #require(folder.sources.randomElement(using: &generator))
            let damaged = SourceMutation.damaged([UInt8](try Data(contentsOf: url)), using: &generator)
            folder.check(damaged, "\(url.path), damaged, number \(number) of seed \(folder.seed)")
        }
    }
}
