import Foundation
import Testing

@testable import ObjCRuntime

struct ProgressObservingTests {
    @Test("A progress that moves on tells its observers")
    func movingOn() {
        let progress = Progress(totalUnitCount: 4)
        var fractions: [Double] = []
        var counts: [Int64?] = []
        let first = progress.observe(_objcKey("fractionCompleted", \Progress.fractionCompleted)) { progress, _ in
            fractions.append(progress.fractionCompleted)
        }
        let second = progress.observe(_objcKey("completedUnitCount", \Progress.completedUnitCount), options: [.old, .new]) { _, change in
            counts += [change.oldValue, change.newValue]
        }
        progress.completedUnitCount = 1
        progress.completedUnitCount += 2
        #expect(fractions == [0.25, 0.75])
        #expect(counts == [0, 1, 1, 3])
        second.invalidate()
        progress.totalUnitCount = 3
        #expect(fractions.last == 1)
        #expect(counts.count == 4)
        #expect(progress.isFinished)
        first.invalidate()
        progress.completedUnitCount = 0
        #expect(fractions.count == 3)
    }

    @Test("It moves on with its children: those it had, those it gets, and those that are made while it is the current one")
    func children() {
        let parent = Progress(totalUnitCount: 4)
        let old = Progress(totalUnitCount: 2, parent: parent, pendingUnitCount: 1)
        let grandchild = Progress(totalUnitCount: 1, parent: old, pendingUnitCount: 1)
        var fractions: [Double] = []
        let observation = parent.observe(_objcKey("fractionCompleted", \Progress.fractionCompleted)) { progress, _ in
            fractions.append(progress.fractionCompleted)
        }
        grandchild.completedUnitCount = 1
        #expect(fractions.last == 0.125)
        let new = Progress(totalUnitCount: 10)
        parent.addChild(new, withPendingUnitCount: 1)
        new.completedUnitCount = 5
        #expect(fractions.last == 0.25)
        parent.becomeCurrent(withPendingUnitCount: 2)
        let implicit = Progress(totalUnitCount: 2)
        parent.resignCurrent()
        implicit.completedUnitCount = 1
        #expect(fractions.last == 0.5)
        withExtendedLifetime(observation) {}
    }

    @Test("Cancelling is told; a progress stays one of its class, and ceases to exist as others do")
    func cancelling() {
        weak var gone: Progress?
        do {
            let progress = Progress(totalUnitCount: 1)
            gone = progress
            var told = false
            let observation = progress.observe(_objcKey("isCancelled", \Progress.isCancelled)) { progress, _ in told = progress.isCancelled
            }
            progress.cancel()
            #expect(told)
            #expect((progress as NSObject) is Progress)
            observation.invalidate()
        }
        #expect(gone == nil)
    }

    @Test("A class of the app's own stays as it is")
    func ownClass() {
        final class Own: Progress, @unchecked Sendable {}
        let progress: Progress = Own(parent: nil, userInfo: nil)
        let observation = progress.observe(_objcKey("fractionCompleted", \Progress.fractionCompleted)) { _, _ in }
        #expect(type(of: progress) == Own.self)
        observation.invalidate()
    }
}
