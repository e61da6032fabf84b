import UIKitCore

/// The pictures that stand for parts of a slider in each state.
struct SliderImages {
    var thumb = ByState<UIImage>()
    var minimumTrack = ByState<UIImage>()
    var maximumTrack = ByState<UIImage>()
}
