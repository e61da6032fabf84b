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
    private(set) static var fallback: UITraitCollection {
        get { storedFallback.withLock { $0 } }
        set { storedFallback.withLock { $0 = newValue } }
    }

    /// Whether views outside of windows may have been made for another style or scale than that of the screen in use.
    static var haveChanged: Bool { changes.load(ordering: .relaxed) > 0 }

    private static let changes = Atomic<Int>(0)

    /// Takes the traits of another screen, or new ones of the same.
    static func changeFallback(to traits: UITraitCollection) {
        let former = fallback
        fallback = traits
        if traits != former { changes.add(1, ordering: .relaxed) }
    }

    private static let storedFallback = Mutex(
        UITraitCollection(
            values: TraitValues(
                userInterfaceStyle: .light, userInterfaceIdiom: .phone, userInterfaceLevel: .base, accessibilityContrast: .normal,
                layoutDirection: .leftToRight, displayScale: 1, preferredContentSizeCategory: .large)))
}
