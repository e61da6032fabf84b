import Foundation

/// An overlay of a map, and what draws it.
@MainActor final class OverlayEntry {
    let overlay: any MKOverlay
    var level: MKOverlayLevel
    var renderer: MKOverlayRenderer?

    init(_ overlay: any MKOverlay, level: MKOverlayLevel) {
        self.overlay = overlay
        self.level = level
    }
}

/// The overlays of a map from the lowest to the highest.
@MainActor final class OverlayList {
    private(set) var entries: [OverlayEntry] = []

    var all: [any MKOverlay] { entries.map(\.overlay) }
    func overlays(in level: MKOverlayLevel) -> [any MKOverlay] { entries.filter { $0.level == level }.map(\.overlay) }

    subscript(_ overlay: any MKOverlay) -> OverlayEntry? { entries.first { $0.overlay === overlay } }

    func add(_ overlay: any MKOverlay, level: MKOverlayLevel) {
        guard self[overlay] == nil else { return }
        insert(overlay, at: .max, level: level)
    }

    func remove(_ overlay: any MKOverlay) { entries.removeAll { $0.overlay === overlay } }

    func insert(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) {
        let entry = self[overlay] ?? OverlayEntry(overlay, level: level)
        remove(overlay)
        entry.level = level
        let first = level == .aboveRoads ? 0 : entries.count { $0.level == .aboveRoads }
        let count = entries.count { $0.level == level }
        entries.insert(entry, at: first + min(max(index, 0), count))
    }

    func insert(_ overlay: any MKOverlay, beside sibling: any MKOverlay, offset: Int) {
        guard overlay !== sibling, let level = self[sibling]?.level else { return }
        let entry = self[overlay] ?? OverlayEntry(overlay, level: level)
        remove(overlay)
        guard let index = entries.firstIndex(where: { $0.overlay === sibling }) else { return }
        entry.level = level
        entries.insert(entry, at: index + offset)
    }

    func exchange(_ first: any MKOverlay, _ second: any MKOverlay) {
        guard let one = entries.firstIndex(where: { $0.overlay === first }),
            let other = entries.firstIndex(where: { $0.overlay === second })
        else { return }
        (entries[one].level, entries[other].level) = (entries[other].level, entries[one].level)
        entries.swapAt(one, other)
    }
}
