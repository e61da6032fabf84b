import Foundation
import Synchronization

/// Where the current trait collection lives: one per thread, with that of the screen behind it.
enum CurrentTraits {
    /// What this thread is drawing or laying out for; nil when it does neither.
    static var ofThread: UITraitCollection? {
        get { pthread_getspecific(key).map { Unmanaged<UITraitCollection>.fromOpaque($0).takeUnretainedValue() } }
        set {
            if let former = pthread_getspecific(key) { Unmanaged<UITraitCollection>.fromOpaque(former).release() }
            pthread_setspecific(key, newValue.map { Unmanaged.passRetained($0).toOpaque() })
        }
    }

    // optimization: each layout and each drawing of a view asks twice; Foundation's dictionary of a thread is 20 times slower.
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        let result = pthread_key_create(&key) { traits in
            if let traits { Unmanaged<UITraitCollection>.fromOpaque(traits).release() }
        }
        precondition(result == 0, "No thread-specific storage is left (error \(result)). Use fewer libraries that take some.")
        return key
    }()

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
