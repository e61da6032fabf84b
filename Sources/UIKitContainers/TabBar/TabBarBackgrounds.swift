@_spi(ForasteroInternal) internal import UIKitBars
@_spi(ForasteroInternal) import UIKitCore

/// The backgrounds of a tab bar, and the values that follow from them.
@MainActor
struct TabBarBackgrounds {
    /// The values that were set without an appearance.
    var former = FormerBarLook()
    private(set) var scrollEdge: UITabBarAppearance?
    private var givenStandard: UITabBarAppearance?
    private var observed: [ObjectIdentifier: UITabBarAppearance] = [:]

    /// The standard look, if the bar was given one or the default one was asked for.
    var ownStandard: UITabBarAppearance? { givenStandard }

    mutating func setStandard(_ appearance: UITabBarAppearance) { givenStandard = appearance.copied }

    mutating func setScrollEdge(_ appearance: UITabBarAppearance?) { scrollEdge = appearance?.copied }

    /// The appearance that the bar was given; the default one is made when an app asks for it, and changes to that count from then on.
    mutating func standard(_ observer: @escaping () -> Void) -> UITabBarAppearance {
        if let givenStandard { return givenStandard }
        let appearance = UITabBarAppearance()
        former.apply(to: appearance)
        givenStandard = appearance
        observe(observer)
        return appearance
    }

    /// Notifies a bar of changes to the appearances that it was given.
    mutating func observe(_ observer: @escaping () -> Void) {
        let given = [givenStandard, scrollEdge].compactMap { $0 }
        for appearance in given where observed[ObjectIdentifier(appearance)] == nil { appearance.observe(observer) }
        observed = Dictionary(uniqueKeysWithValues: given.map { (ObjectIdentifier($0), $0) })
    }

    /// The look in force: that of the selected item, else that of the bar.
    func appearance(for item: UITabBarItem?, contentEndsAtBar: Bool) -> UITabBarAppearance {
        let standard = item?.standardAppearance ?? givenStandard ?? formerAppearance
        guard contentEndsAtBar else { return standard }
        if let scrollEdge = item?.scrollEdgeAppearance ?? scrollEdge { return scrollEdge }
        let bare = standard.copied
        bare.configureWithTransparentBackground()
        return bare
    }

    private var formerAppearance: UITabBarAppearance {
        let appearance = UITabBarAppearance()
        if former.isSet { former.apply(to: appearance) }
        return appearance
    }
}

extension UITabBarAppearance {
    /// The same look, to be changed independently.
    fileprivate var copied: UITabBarAppearance { UITabBarAppearance(barAppearance: self) }
}
