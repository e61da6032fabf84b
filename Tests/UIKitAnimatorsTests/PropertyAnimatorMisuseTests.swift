import Testing
import UIKitTesting

/// What ends the program, as it does on a phone.
@MainActor
struct PropertyAnimatorMisuseTests {
    @Test("An animator that is paused must not be released")
    func releasingPaused() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { UIViewPropertyAnimator(duration: 1, curve: .linear).pauseAnimation() }
        }
    }

    @Test("An animator that is stopped must not be released")
    func releasingStopped() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
                animator.pauseAnimation()
                animator.stopAnimation(false)
            }
        }
    }

    @Test("Only a stopped animator can be finished")
    func finishingActive() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
                animator.startAnimation()
                animator.finishAnimation(at: .end)
            }
        }
    }

    @Test("A stopped animator can neither be started nor stopped again")
    func startingStopped() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
                animator.pauseAnimation()
                animator.stopAnimation(false)
                animator.startAnimation()
            }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
                animator.pauseAnimation()
                animator.stopAnimation(false)
                animator.stopAnimation(false)
            }
        }
    }

    @Test("A paused animator cannot be started with a delay")
    func delayingPaused() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
                animator.pauseAnimation()
                animator.startAnimation(afterDelay: 1)
            }
        }
    }

    @Test("isInterruptible is set before the start, and without it nothing can be paused")
    func interrupting() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
                animator.startAnimation()
                animator.isInterruptible = false
            }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
                animator.isInterruptible = false
                animator.startAnimation()
                animator.pauseAnimation()
            }
        }
    }
}
