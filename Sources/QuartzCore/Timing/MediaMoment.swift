/// A moment in the repetitions of an animation.
struct MediaMoment: Equatable {
    /// Seconds of the run, from 0 to its duration; counted backwards in a run that is turned back.
    var position: CFTimeInterval
    /// Which run, from 0; a whole number.
    var run: Double
}
