import AccessibilityBus
import Foundation
@_spi(ForasteroInternal) internal import UIKitCore

/// What is different from what was told, found by comparing.
extension DesktopAccessibility {
    func somethingMayHaveChanged() {
        guard bus?.hasListeners == true else { return }
        forgetOutlines()
        activeWindowMayHaveChanged()
        childrenMayHaveChanged()
        answersMayHaveChanged()
        focusMayHaveMoved()
    }

    func childrenMayHaveChanged() {
        for (id, former) in told {
            let present = children(of: id)
            guard present != former else { continue }
            if present.isEmpty, self.present(id) == nil { told[id] = nil }
            let (old, new) = (Set(former), Set(present))
            for (index, child) in former.enumerated().reversed() where !new.contains(child) {
                answered[child] = nil
                bus?.childDidChange(of: id, isNew: false, child, at: index)
            }
            for (index, child) in present.enumerated() where !old.contains(child) {
                bus?.childDidChange(of: id, isNew: true, child, at: index)
            }
        }
    }

    /// Elements that nobody has asked for have no name that anybody could hold on to.
    private func answersMayHaveChanged() {
        var choosers: Set<Int> = []
        for (id, former) in answered {
            let present = present(id)
            answered[id] = present
            guard let present else { continue }
            bus?.nodeDidChange(id, from: former, to: present)
            let differing = present.states.symmetricDifference(former.states)
            if !differing.isDisjoint(with: [.selected, .checked]), let parent = present.parent { choosers.insert(parent) }
        }
        for id in choosers.sorted() { bus?.selectionDidChange(in: id) }
    }

    func focusMayHaveMoved() {
        let id = AccessibilityFocus.shared.place.map { numbers.number(of: $0) }
        guard id != focused else { return }
        bus?.focusDidMove(to: id, from: focused)
        focused = id
    }

    private func activeWindowMayHaveChanged() {
        let id = visibleWindows.first(where: isActive).map { numbers.number(of: $0) }
        guard id != activeWindow else { return }
        if let activeWindow { bus?.windowDidChange(activeWindow, isActive: false) }
        if let id { bus?.windowDidChange(id, isActive: true) }
        activeWindow = id
    }
}

extension DesktopAccessibility: AccessibilityListener {
    package func focusDidMove(to target: (any AccessibilityTarget)?) { somethingMayHaveChanged() }

    package func announce(_ text: String, waits: Bool) { bus?.announce(text, waits: waits) }

    package func elementsDidChange() { somethingMayHaveChanged() }

    package func frameWasMade() { somethingMayHaveChanged() }
}
