import Foundation

extension UITabBarController {
    private enum RestorationKey {
        static let children = "UITabBarControllerChildren"
        static let selected = "UITabBarControllerSelected"
    }

    func encodeRestorableTabs(with coder: NSCoder) {
        coder.encode((viewControllers ?? []).filter { $0.restorationIdentifier != nil } as NSArray, forKey: RestorationKey.children)
        if selectedIndex != NSNotFound { coder.encode(selectedIndex, forKey: RestorationKey.selected) }
    }

    /// The tabs are those that the app has made; of them the one is selected that was.
    func decodeRestorableTabs(with coder: NSCoder) {
        guard coder.containsValue(forKey: RestorationKey.selected) else { return }
        let index = coder.decodeInteger(forKey: RestorationKey.selected)
        if (viewControllers ?? []).indices.contains(index) { selectedIndex = index }
    }
}
