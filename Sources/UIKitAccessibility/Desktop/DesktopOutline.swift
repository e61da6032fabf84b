@_spi(ForasteroInternal) internal import UIKitCore

/// The objects of a window, each with those inside it, as they are at one moment.
@MainActor
struct DesktopOutline {
    /// By the number of the object around them.
    private(set) var children: [Int: [Int]] = [:]

    init(of window: UIWindow, _ numbers: ElementNumbers) {
        let root = numbers.number(of: window)
        children[root] = []
        for target in AccessibilityTree.elements(in: window) {
            var around = root
            for container in DesktopContainer.all(around: target) {
                let number = numbers.number(of: container)
                if children[number] == nil {
                    children[number] = []
                    // A row of a list is an element, which has its place already.
                    if !container.isSpokenAsOne { children[around]?.append(number) }
                }
                around = number
            }
            children[around]?.append(numbers.number(of: target))
        }
    }
}
