/// The values of `CAMediaTiming`, and what follows from them.
struct MediaTiming {
    var beginTime: CFTimeInterval = 0
    var duration: CFTimeInterval = 0
    var speed: Float = 1
    var timeOffset: CFTimeInterval = 0
    var repeatCount: Float = 0
    var repeatDuration: CFTimeInterval = 0
    var autoreverses = false
    var fillMode = CAMediaTimingFillMode.removed

    /// The object's own time for a time of its parent.
    func localTime(forParentTime time: CFTimeInterval) -> CFTimeInterval {
        (time - beginTime) * CFTimeInterval(speed) + timeOffset
    }

    /// The parent's time for a time of the object; that of the beginning while time stands still.
    func parentTime(forLocalTime time: CFTimeInterval) -> CFTimeInterval {
        speed == 0 ? beginTime : (time - timeOffset) / CFTimeInterval(speed) + beginTime
    }

    /// How long all runs take together, in local time; may be infinite.
    var activeDuration: CFTimeInterval {
        if repeatDuration > 0 { return repeatDuration }
        let runs = repeatCount > 0 ? CFTimeInterval(repeatCount) : 1
        return duration * (autoreverses ? 2 : 1) * runs
    }

    /// Where the object is at a local time; nil where it has no effect, before or after its time.
    func moment(atLocalTime time: CFTimeInterval) -> MediaMoment? {
        if time < 0 { return fillMode.fillsBefore ? MediaMoment(position: 0, run: 0) : nil }
        if time < activeDuration { return moment(within: time) }
        return fillMode.fillsAfter ? end : nil
    }

    /// Where everything ends: not always at the end of a run, since runs may be cut short.
    private var end: MediaMoment {
        guard activeDuration.isFinite, duration > 0 else { return MediaMoment(position: duration, run: 0) }
        let last = moment(within: activeDuration)
        let endsWithRun = last.position == (isBackwards(last.run) ? duration : 0)
        guard endsWithRun, last.run > 0 else { return last }
        // The end of the last run, not the beginning of one that does not come.
        let run = last.run - 1
        return MediaMoment(position: isBackwards(run) ? 0 : duration, run: run)
    }

    private func moment(within time: CFTimeInterval) -> MediaMoment {
        guard duration > 0 else { return MediaMoment(position: 0, run: 0) }
        let run = (time / duration).rounded(.down)
        let position = min(time - run * duration, duration)
        return MediaMoment(position: isBackwards(run) ? duration - position : position, run: run)
    }

    private func isBackwards(_ run: Double) -> Bool {
        autoreverses && run.truncatingRemainder(dividingBy: 2) == 1
    }
}
