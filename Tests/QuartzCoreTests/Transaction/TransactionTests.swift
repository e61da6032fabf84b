import Testing

@_spi(ForasteroInternal) @testable import QuartzCore

@Suite("Transactions", .serialized)
@MainActor
struct TransactionTests {
    @Test("An inner transaction has the settings of the outer one, and changes them for itself only")
    func nesting() {
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        CATransaction.setDisableActions(true)
        CATransaction.begin()
        #expect(CATransaction.animationDuration() == 2)
        #expect(CATransaction.disableActions())
        CATransaction.setAnimationDuration(7)
        CATransaction.setDisableActions(false)
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 2)
        #expect(CATransaction.disableActions())
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 0.25)
        #expect(!CATransaction.disableActions())
    }

    @Test("A block without animations is called when the transaction ends")
    func emptyCompletion() {
        var calls = 0
        CATransaction.begin()
        CATransaction.setCompletionBlock { calls += 1 }
        #expect(calls == 0)
        CATransaction.commit()
        #expect(calls == 1)
    }

    @Test("A block waits for the animations that were added after it was set")
    func completion() {
        let stage = Stage()
        let layer = plain(.red, 0, 0, 10, 10)
        stage.root.addSublayer(layer)
        stage.render()
        var calls: [String] = []
        let (short, long) = (CABasicAnimation(keyPath: "opacity"), CABasicAnimation(keyPath: "position"))
        short.duration = 0.5
        long.duration = 1
        CATransaction.begin()
        layer.add(long, forKey: "before")
        CATransaction.setCompletionBlock { calls.append("outer") }
        CATransaction.begin()
        CATransaction.setCompletionBlock { calls.append("inner") }
        layer.add(short, forKey: "after")
        CATransaction.commit()
        CATransaction.commit()
        stage.clock.advance(by: 0.4)
        #expect(calls.isEmpty)
        stage.clock.advance(by: 0.2)
        #expect(calls == ["inner", "outer"])
    }

    @Test("A block that is replaced is called for what was added until then")
    func replacedCompletion() {
        var calls: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { calls.append("first") }
        CATransaction.setCompletionBlock { calls.append("second") }
        #expect(calls == ["first"])
        CATransaction.commit()
        #expect(calls == ["first", "second"])
    }

    @Test("A block is called when its animation is taken away")
    func removal() {
        let stage = Stage()
        let layer = plain(.red, 0, 0, 10, 10)
        stage.root.addSublayer(layer)
        stage.render()
        var calls = 0
        CATransaction.begin()
        CATransaction.setCompletionBlock { calls += 1 }
        layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
        CATransaction.commit()
        stage.clock.advance(by: 0.1)
        layer.removeAnimation(forKey: "fade")
        #expect(calls == 1)
    }

    @Test("Each thread has its own transactions")
    func threads() {
        CATransaction.begin()
        CATransaction.setAnimationDuration(9)
        nonisolated(unsafe) var other: TimeInterval?
        // Not awaited: a test that awaits may go on on another thread, whose transactions are others.
        let isDone = DispatchSemaphore(value: 0)
        Thread {
            other = CATransaction.animationDuration()
            isDone.signal()
        }.start()
        isDone.wait()
        CATransaction.commit()
        #expect(other == 0.25)
    }

    @Test("Settings can be read and made by their keys, and values of one's own last as long as the transaction")
    func keys() {
        CATransaction.begin()
        CATransaction.setValue(3, forKey: kCATransactionAnimationDuration)
        CATransaction.setValue(true, forKey: kCATransactionDisableActions)
        CATransaction.setValue("mine", forKey: "own")
        #expect(CATransaction.animationDuration() == 3)
        #expect(CATransaction.disableActions())
        #expect(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double == 3)
        #expect(CATransaction.value(forKey: kCATransactionAnimationTimingFunction) == nil)
        CATransaction.begin()
        #expect(CATransaction.value(forKey: "own") as? String == "mine")
        CATransaction.setValue("inner", forKey: "own")
        CATransaction.commit()
        #expect(CATransaction.value(forKey: "own") as? String == "mine")
        CATransaction.commit()
        #expect(CATransaction.value(forKey: "own") == nil)
    }

    @Test("A commit without a begin stops the program")
    func unbalanced() async {
        await #expect(processExitsWith: .failure) { CATransaction.commit() }
    }
}
