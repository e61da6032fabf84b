@_spi(ForasteroInternal) import UIKitCore

// What ``UIAppearance`` can set of controls.

extension UISwitch {
    static let switchAppearanceProperties: [AppearanceProperty] = [
        AppearanceProperty("onTintColor", \UISwitch.onTintColor),
        AppearanceProperty("thumbTintColor", \UISwitch.thumbTintColor),
    ]
}

extension UIProgressView {
    static let progressAppearanceProperties: [AppearanceProperty] = [
        AppearanceProperty("progressTintColor", \UIProgressView.progressTintColor),
        AppearanceProperty("trackTintColor", \UIProgressView.trackTintColor),
        AppearanceProperty("progressImage", \UIProgressView.progressImage),
        AppearanceProperty("trackImage", \UIProgressView.trackImage),
    ]
}

extension UIPageControl {
    static let pageControlAppearanceProperties: [AppearanceProperty] = [
        AppearanceProperty("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor),
        AppearanceProperty("currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor),
    ]
}

extension UIActivityIndicatorView {
    static let indicatorAppearanceProperties: [AppearanceProperty] = [AppearanceProperty("color", \UIActivityIndicatorView.color)]
}
