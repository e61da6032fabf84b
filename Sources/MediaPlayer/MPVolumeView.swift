public import UIKit

/// Would set the volume of the device, as in a simulator it shows nothing: programs set no volume but their own (MO-28).
// apple: https://developer.apple.com/documentation/mediaplayer/mpvolumeview
@preconcurrency @MainActor @objcMembers open class MPVolumeView: UIView {
    /// Default: true.
    open var showsVolumeSlider = true
    /// Default: true.
    @available(*, deprecated, message: "Use AVRoutePickerView.")
    open var showsRouteButton: Bool {
        get { isRouteButtonWanted }
        set { isRouteButtonWanted = newValue }
    }
    @nonobjc private var isRouteButtonWanted = true

    /// A picture for the part of the slider that warns of loud sound; nil for the usual one. Default: nil.
    open var volumeWarningSliderImage: UIImage?
    @nonobjc private var thumbs: [UIControl.State: UIImage] = [:]
    @nonobjc private var minimumImages: [UIControl.State: UIImage] = [:]
    @nonobjc private var maximumImages: [UIControl.State: UIImage] = [:]

    /// Sets the picture of the slider's knob in a state; nil for the usual one.
    open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) { thumbs[state] = image }
    /// The picture of the slider's knob that was set for a state.
    open func volumeThumbImage(for state: UIControl.State) -> UIImage? { thumbs[state] }
    /// Sets the picture of the slider before its knob in a state; nil for the usual one.
    open func setMinimumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) { minimumImages[state] = image }
    /// The picture of the slider before its knob that was set for a state.
    open func minimumVolumeSliderImage(for state: UIControl.State) -> UIImage? { minimumImages[state] }
    /// Sets the picture of the slider behind its knob in a state; nil for the usual one.
    open func setMaximumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) { maximumImages[state] = image }
    /// The picture of the slider behind its knob that was set for a state.
    open func maximumVolumeSliderImage(for state: UIControl.State) -> UIImage? { maximumImages[state] }
    /// The knob's place, where the slider would be.
    open func volumeThumbRect(forBounds bounds: CGRect, volumeSliderRect rect: CGRect, value: Float) -> CGRect {
        let side = rect.height
        return CGRect(x: rect.minX + (rect.width - side) * CGFloat(value), y: rect.minY, width: side, height: side)
    }
    /// The place of the slider: the whole width.
    open func volumeSliderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 34) }
}
