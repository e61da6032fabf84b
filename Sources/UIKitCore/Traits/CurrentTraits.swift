@_spi(ForasteroInternal) import ObjCRuntime
import Synchronization

/// Where the current trait collection lives: one per thread, with that of the screen behind it.
enum CurrentTraits {
    /// What this thread is drawing or laying out for; nil when it does neither.
    static var ofThread: UITraitCollection? {
        get { storage.object }
        set { storage.object = newValue }
    }

    private static let storage = ThreadStorage<UITraitCollection>()

    /// The screen's traits; set when the screen is opened and when its style changes.
    static var fallback: UITraitCollection {
        get { storedFallback.withLock { $0 } }
        set { storedFallback.withLock { $0 = newValue } }
    }

    private static let storedFallback = Mutex(
        UITraitCollection(
            values: TraitValues(
                userInterfaceStyle: .light, userInterfaceIdiom: .phone, userInterfaceLevel: .base, accessibilityContrast: .normal,
                layoutDirection: .leftToRight, displayScale: 1, preferredContentSizeCategory: .large)))
}
