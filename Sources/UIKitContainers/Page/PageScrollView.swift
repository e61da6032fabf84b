import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// Three positions for pages, of which the middle one is visible at rest.
///
/// Its delegate is free: apps set their own to follow the pages as they move.
final class PageScrollView: UIScrollView {
    weak var stage: ScrollStage?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isPagingEnabled = true
        showsVerticalScrollIndicator = false
        showsHorizontalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        scrollsToTop = false
    }

    required init?(coder: NSCoder) { nil }

    override func contentDidMove() { stage?.contentDidMove() }
    override func contentDidRest() { stage?.contentDidRest() }
}
