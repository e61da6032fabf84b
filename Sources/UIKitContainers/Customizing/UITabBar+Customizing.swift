import Foundation
@_spi(ForasteroInternal) import UIKitCore

extension UITabBar {
    /// Shows the screen from which the user puts items on the bar. Does nothing where there is no view to cover, or it is shown already.
    func startCustomizing(_ offered: [UITabBarItem]) {
        guard customizer == nil, let superview else { return }
        tellCustomizing(.willBegin, offered)
        let customizer = TabCustomizer(bar: self, offered: offered)
        self.customizer = customizer
        customizer.begin(over: superview)
    }

    /// Ends what ``startCustomizing(_:)`` began, and returns whether the bar shows other items than before, or others first.
    func stopCustomizing(animated: Bool) -> Bool {
        guard let customizer, !customizer.isEnding else { return false }
        return customizer.end(animated: animated && window != nil)
    }

    /// The items, or the bar's position, change from outside: rearranging ends.
    func abandonCustomizing() {
        _ = stopCustomizing(animated: false)
        customizer?.finish()
    }

    func tellCustomizing(_ stage: CustomizingStage, _ items: [UITabBarItem]) {
        if let manager { return manager.tabBarCustomizing(stage, items) }
        switch stage {
        case .willBegin: delegate?.tabBar?(self, willBeginCustomizing: items)
        case .didBegin: delegate?.tabBar?(self, didBeginCustomizing: items)
        case .willEnd(let changed): delegate?.tabBar?(self, willEndCustomizing: items, changed: changed)
        case .didEnd(let changed): delegate?.tabBar?(self, didEndCustomizing: items, changed: changed)
        }
    }

    /// The slot at a position in the bar's coordinates.
    func slot(at point: CGPoint) -> Int? { tabs.firstIndex { $0.frame.minX <= point.x && point.x < $0.frame.maxX } }
}
