@_spi(ForasteroInternal) import ObjCRuntime
import Synchronization

/// Where the current trait collection lives: one per thread, with that of the screen behind it.
package enum CurrentTraits {
    /// The traits that this thread is drawing or laying out for; nil when it does neither.
    static var ofThread: UITraitCollection? {
        get { storage.object }
        set { storage.object = newValue }
    }

    private static let storage = ThreadStorage<UITraitCollection>()

    /// The screen's traits; set when the screen is opened and when its style changes.
    package static var fallback: UITraitCollection { fallbacks.withLock { $0[Int(version)] } }

    /// Which of the values that it has had ``fallback`` is at present. Views outside of windows remember it: nobody tells them of changes.
    package static var version: UInt32 { presentVersion.load(ordering: .relaxed) }

    package static func fallback(ofVersion version: UInt32) -> UITraitCollection { fallbacks.withLock { $0[Int(version)] } }

    /// Takes the traits of another screen, or new ones of the same.
    package static func changeFallback(to traits: UITraitCollection) {
        fallbacks.withLock { known in
            let index = known.firstIndex(of: traits) ?? known.endIndex
            if index == known.endIndex { known.append(traits) }
            presentVersion.store(UInt32(index), ordering: .relaxed)
        }
    }

    private static let presentVersion = Atomic<UInt32>(0)

    /// All values so far, each once.
    private static let fallbacks = Mutex([
        UITraitCollection(
            values: TraitValues(
                userInterfaceStyle: .light, userInterfaceIdiom: .phone, userInterfaceLevel: .base, accessibilityContrast: .normal,
                layoutDirection: .leftToRight, displayScale: 1, preferredContentSizeCategory: .large))
    ])
}
