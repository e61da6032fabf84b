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

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 34) }
}
