import Foundation

/// The frame of a sheet for a position of its upper edge, and the dimming and scale of what is behind it. Knows no view.
@MainActor
struct SheetLayout {
    /// How a sheet sits in its container.
    enum Form {
        /// At the lower edge, as high as its detent; the presenter recedes behind a large one. On upright phones.
        case card
        /// Over everything. On phones in landscape.
        case full
        /// At the lower edge, as high as its detent, between the sides. On phones in landscape, where the app wants it.
        case attached(width: CGFloat?)
        /// In the middle, with a size of its own. On tablets.
        case floating(CGSize)
    }

    /// A detent that can be used, and the sheet's upper edge there.
    struct Stop: Equatable {
        let identifier: UISheetPresentationController.Detent.Identifier
        let top: CGFloat
    }

    let form: Form
    let container: CGSize
    let safeArea: UIEdgeInsets
    /// From the highest sheet to the lowest. Never empty.
    let stops: [Stop]

    /// How far a large sheet stays below the safe area, where the presenter is seen.
    static let gap: CGFloat = 10
    /// How far a receded presenter stays from either side.
    static let cardInset: CGFloat = 16
    static let cornerRadius: CGFloat = 10
    /// The least that is left free beside a floating sheet.
    private static let floatingMargin: CGFloat = 20

    init(
        form: Form, container: CGSize, safeArea: UIEdgeInsets, detents: [UISheetPresentationController.Detent],
        traits: UITraitCollection
    ) {
        self.form = form
        self.container = container
        self.safeArea = safeArea
        let highest = Self.highestTop(form, container: container, safeArea: safeArea)
        guard form.hasDetents else {
            stops = [Stop(identifier: .large, top: highest)]
            return
        }
        let maximum = container.height - highest - safeArea.bottom
        let context = SheetDetentContext(traits: traits, maximum: maximum, medium: min(container.height / 2 - safeArea.bottom, maximum))
        let resolved = detents.compactMap { detent in
            detent.resolvedValue(in: context).map { value in
                let height = min(max(value.isNaN ? 0 : value, 0), maximum) + safeArea.bottom
                return Stop(identifier: detent.identifier, top: container.height - height)
            }
        }
        stops = resolved.isEmpty ? [Stop(identifier: .large, top: highest)] : resolved.sorted { $0.top < $1.top }
    }

    private static func highestTop(_ form: Form, container: CGSize, safeArea: UIEdgeInsets) -> CGFloat {
        switch form {
        case .full: 0
        case .card, .attached: safeArea.top + gap
        case .floating(let size): max((container.height - size.height) / 2, safeArea.top + gap)
        }
    }

    // MARK: Positions

    var highestTop: CGFloat { stops[0].top }
    var lowestTop: CGFloat { stops[stops.count - 1].top }

    /// The sheet's frame when its upper edge is at `top`. Below the lowest stop it moves; above that it changes its height.
    func frame(top: CGFloat) -> CGRect {
        switch form {
        case .full: return CGRect(x: 0, y: top, width: container.width, height: container.height)
        case .card: return CGRect(x: 0, y: top, width: container.width, height: height(top: top))
        case .attached(let preferred):
            let room = container.width - safeArea.left - safeArea.right
            let width = preferred.map { min($0, room) } ?? room
            return CGRect(x: ((container.width - width) / 2).rounded(), y: top, width: width, height: height(top: top))
        case .floating(let size):
            let width = min(size.width, container.width - 2 * Self.floatingMargin)
            let room = container.height - highestTop
            return CGRect(
                x: ((container.width - width) / 2).rounded(), y: top.rounded(), width: width, height: min(size.height, room))
        }
    }

    private func height(top: CGFloat) -> CGFloat { container.height - min(top, lowestTop) }

    /// The stop with an identifier; the lowest one if there is none.
    func stop(_ identifier: UISheetPresentationController.Detent.Identifier?) -> Stop {
        stops.first { $0.identifier == identifier } ?? stops[stops.count - 1]
    }

    /// The stop that is nearest to a position.
    func stop(nearest top: CGFloat) -> Stop {
        stops.min { abs($0.top - top) < abs($1.top - top) } ?? stops[0]
    }

    // MARK: What is behind

    /// How far the presenter has receded, from 0 to 1.
    func recession(top: CGFloat) -> CGFloat {
        guard case .card = form, highestTop <= safeArea.top + Self.gap else { return 0 }
        let start = stops.count > 1 ? stops[1].top : container.height
        return start > highestTop ? min(max((start - top) / (start - highestTop), 0), 1) : 0
    }

    /// How dark it is behind the sheet, from 0 to 1.
    /// - Parameter undimmed: the highest detent at which it is not dark at all.
    func dimming(top: CGFloat, largestUndimmed undimmed: UISheetPresentationController.Detent.Identifier?) -> CGFloat {
        var (light, dark) = (container.height, lowestTop)
        if let index = stops.lastIndex(where: { $0.identifier == undimmed }) {
            guard index > 0 else { return 0 }
            (light, dark) = (stops[index].top, stops[index - 1].top)
        }
        return light > dark ? min(max((light - top) / (light - dark), 0), 1) : 1
    }
}

extension SheetLayout.Form {
    var hasDetents: Bool {
        switch self {
        case .card, .attached: true
        case .full, .floating: false
        }
    }
}
