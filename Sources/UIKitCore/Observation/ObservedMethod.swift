import Foundation

/// A method of views that is called again after an observable object that it read has changed.
@_spi(ForasteroInternal)
@MainActor public final class ObservedMethod {
    /// Has the method called once more for a view.
    let invalidate: (UIView) -> Void

    public init(_ invalidate: @escaping (UIView) -> Void) { self.invalidate = invalidate }

    static let layout = ObservedMethod { $0.setNeedsLayout() }
    static let constraints = ObservedMethod { $0.setNeedsUpdateConstraints() }
    static let drawing = ObservedMethod { $0.setNeedsDisplay() }
    static let properties = ObservedMethod { $0.setNeedsUpdateProperties() }
    static let controllerProperties = ObservedMethod { $0.owningController?.setNeedsUpdateProperties() }
    static let unavailableContent = ObservedMethod { $0.owningController?.setNeedsUpdateContentUnavailableConfiguration() }

    /// False if Info.plist turns observation off for the app.
    // apple: https://developer.apple.com/documentation/bundleresources/information-property-list/uiobservationtrackingenabled
    static let isEnabled = Bundle.main.object(forInfoDictionaryKey: "UIObservationTrackingEnabled") as? Bool ?? true
}
