import Foundation
import Testing
@testable import UIKitContainers

struct SplitLayoutTests {
    private func layout(_ mode: UISplitViewController.DisplayMode, isTriple: Bool = false, isReversed: Bool = false) -> SplitLayout {
        SplitLayout(
            size: CGSize(width: 1000, height: 700), mode: mode, isTriple: isTriple, primaryWidth: 300, supplementaryWidth: 200,
            isReversed: isReversed)
    }

    @Test("Beside it the columns share the width, over it the secondary one keeps all of it")
    func double() {
        let beside = layout(.oneBesideSecondary)
        #expect(beside.primary == CGRect(x: 0, y: 0, width: 300, height: 700))
        #expect(beside.secondary == CGRect(x: 300, y: 0, width: 700, height: 700))
        #expect(!beside.isOverlay)
        let over = layout(.oneOverSecondary)
        #expect(over.primary == beside.primary)
        #expect(over.secondary == CGRect(x: 0, y: 0, width: 1000, height: 700))
        #expect(over.isOverlay)
        let only = layout(.secondaryOnly)
        #expect(only.primary.maxX == 0)
        #expect(only.secondary.width == 1000)
        #expect(!only.showsPrimary)
    }

    @Test("Of three columns one beside the secondary one is the supplementary one")
    func triple() {
        let one = layout(.oneBesideSecondary, isTriple: true)
        #expect(!one.showsPrimary)
        #expect(one.supplementary == CGRect(x: 0, y: 0, width: 200, height: 700))
        #expect(one.secondary.minX == 200)
        let two = layout(.twoBesideSecondary, isTriple: true)
        #expect(two.primary.maxX == 300)
        #expect(two.supplementary.minX == 300)
        #expect(two.secondary == CGRect(x: 500, y: 0, width: 500, height: 700))
        let displaced = layout(.twoDisplaceSecondary, isTriple: true)
        #expect(displaced.secondary == CGRect(x: 500, y: 0, width: 800, height: 700))
    }

    @Test("The primary column may be at the right")
    func reversed() {
        let beside = layout(.oneBesideSecondary, isReversed: true)
        #expect(beside.primary == CGRect(x: 700, y: 0, width: 300, height: 700))
        #expect(beside.secondary.minX == 0)
        #expect(layout(.secondaryOnly, isReversed: true).primary.minX == 1000)
    }

    @Test("A width is what is asked for, within its limits and the whole")
    func widths() {
        var width = SplitWidth()
        #expect(width.resolved(in: 1000) == 320)
        #expect(width.resolved(in: 200) == 200)
        width.fraction = 0.25
        #expect(width.resolved(in: 1000) == 250)
        width.fraction = 0.5
        #expect(width.resolved(in: 1000) == 320)
        width.maximum = 400
        #expect(width.resolved(in: 1000) == 400)
        width.minimum = 450
        #expect(width.resolved(in: 1000) == 450)
        width = SplitWidth()
        width.width = 500
        #expect(width.resolved(in: 1000) == 500)
    }
}
