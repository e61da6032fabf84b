import Foundation
@_spi(ForasteroInternal) import UIKitCore
import UIKitLists

// Finding out how large everything is, and filling lines.
extension UICollectionViewFlowLayout {
    final var flowAxes: FlowAxes { FlowAxes(isSideways: scrollDirection == .horizontal) }

    final var isSelfSizing: Bool { estimatedItemSize != .zero }

    final func prepareFlow() {
        guard let collectionView else {
            flow.plan = FlowPlan()
            return
        }
        let frame = flowFrame(in: collectionView)
        if frame != flow.frame {
            // In lines of another length, other texts wrap.
            if !flow.measured.isEmpty, flowAxes.size(frame.size).along != flowAxes.size(flow.frame.size).along { flow.measured.removeAll() }
            flow.frame = frame
            flow.needsMetrics = true
        }
        if flow.needsMetrics {
            flow.needsMetrics = false
            flow.changedSizes = [:]
            flow.plan = plan(for: collectionView)
        } else if !flow.changedSizes.isEmpty {
            let changed = flow.changedSizes
            flow.changedSizes = [:]
            for (section, sizes) in changed where flow.plan.sections.indices.contains(section) {
                flow.plan.replaceSizes(sizes.mapValues(flowAxes.size), inSection: section)
            }
        }
    }

    private func flowFrame(in view: UICollectionView) -> FlowFrame {
        let insets = view.adjustedContentInset
        let size = CGSize(
            width: max(view.bounds.width - insets.left - insets.right, 0), height: max(view.bounds.height - insets.top - insets.bottom, 0))
        let extra = referenceInsets(of: view, content: insets)
        let isSideways = flowAxes.isSideways
        return FlowFrame(
            size: size, startInset: isSideways ? extra.top : extra.left, endInset: isSideways ? extra.bottom : extra.right,
            scale: max(view.traitCollection.displayScale, 1))
    }

    /// The insets that section insets are counted from, beyond the insets of the content.
    private func referenceInsets(of view: UICollectionView, content: UIEdgeInsets) -> UIEdgeInsets {
        switch sectionInsetReference {
        case .fromContentInset: return .zero
        case .fromLayoutMargins: return view.layoutMargins
        case .fromSafeArea:
            let safe = view.safeAreaInsets
            return UIEdgeInsets(
                top: max(safe.top - content.top, 0), left: max(safe.left - content.left, 0), bottom: max(safe.bottom - content.bottom, 0),
                right: max(safe.right - content.right, 0))
        }
    }

    private func plan(for view: UICollectionView) -> FlowPlan {
        var plan = FlowPlan()
        plan.axes = flowAxes
        plan.breadth = flowAxes.size(flow.frame.size).along
        plan.scale = flow.frame.scale
        let reader = FlowReader(layout: self, view: view)
        for section in 0..<view.numberOfSections {
            plan.append(reader.section(section, count: view.numberOfItems(inSection: section)))
        }
        warnOfWideItems(in: plan, of: view)
        return plan
    }

    /// Items that are longer than lines stick out on both sides.
    private func warnOfWideItems(in plan: FlowPlan, of view: UICollectionView) {
        guard !flow.hasWarned, plan.sections.contains(where: { $0.lines.hasTooLongItems }) else { return }
        flow.hasWarned = true
        let (side, ends) = flowAxes.isSideways ? ("height", "top and bottom") : ("width", "left and right")
        ConsoleWarning.tell(
            """
            The behavior of the UICollectionViewFlowLayout is not defined because:
            the item \(side) must be less than the \(side) of the UICollectionView minus the section insets \(ends) values, minus the content \
            insets \(ends) values.
            The relevant UICollectionViewFlowLayout instance is \(self), and it is attached to \(view).
            """)
    }
}
