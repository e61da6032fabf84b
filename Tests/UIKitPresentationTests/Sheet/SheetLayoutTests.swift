import Testing
@_spi(ForasteroInternal) import UIKitCore
import UIKitTesting

@testable import UIKitPresentation

/// Where a sheet is, without any view.
@MainActor
struct SheetLayoutTests {
    private typealias Detent = UISheetPresentationController.Detent

    private func makeLayout(
        _ detents: [Detent], form: SheetLayout.Form = .card, size: CGSize = CGSize(width: 390, height: 844),
        traits: UITraitCollection = UITraitCollection(verticalSizeClass: .regular)
    ) -> SheetLayout {
        SheetLayout(
            form: form, container: size, safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), detents: detents,
            traits: traits)
    }

    @Test("A large sheet ends ten points below the safe area")
    func large() {
        let layout = makeLayout([.large()])
        #expect(layout.frame(top: layout.highestTop) == CGRect(x: 0, y: 57, width: 390, height: 787))
    }

    @Test("A medium sheet has half of the screen")
    func medium() {
        let layout = makeLayout([.medium(), .large()])
        #expect(layout.stops.map(\.identifier) == [.large, .medium])
        #expect(layout.frame(top: layout.lowestTop) == CGRect(x: 0, y: 422, width: 390, height: 422))
    }

    @Test("A height of the app's own comes above the safe area; too large a one is cut off, and none leaves the detent out")
    func custom() {
        #expect(makeLayout([.custom { _ in 200 }]).lowestTop == 610.0)
        #expect(makeLayout([.custom { $0.maximumDetentValue * 0.5 }]).lowestTop == 433.5)
        #expect(makeLayout([.custom { _ in 5000 }]).highestTop == 57)
        #expect(makeLayout([.custom { _ in .nan }]).lowestTop == 810.0)
        #expect(makeLayout([.custom { _ in nil }, .medium()]).stops.map(\.identifier) == [.medium])
        #expect(makeLayout([.custom { _ in nil }]).stops.map(\.identifier) == [.large])
    }

    @Test("Where the height is compact there is no medium detent")
    func compactHeight() {
        let traits = UITraitCollection(verticalSizeClass: .compact)
        let layout = makeLayout([.medium(), .large()], form: .attached(width: 300), size: CGSize(width: 844, height: 390), traits: traits)
        #expect(layout.stops.map(\.identifier) == [.large])
        #expect(layout.frame(top: layout.highestTop).width == 300)
    }

    @Test("VC-62: on a tablet a form has 540 × 620 in the middle, a page the width of an upright one")
    func tablet() {
        let room = CGSize(width: 1024, height: 768)
        let form = makeLayout([.large()], form: .floating(CGSize(width: 540, height: 620)), size: room)
        #expect(form.frame(top: form.highestTop) == CGRect(x: 242, y: 74, width: 540, height: 620))
        let page = makeLayout([.large()], form: .floating(CGSize(width: 768, height: 768)), size: room)
        #expect(page.frame(top: page.highestTop).width == 768)
    }

    @Test("Below its lowest place a sheet moves; above it changes its height")
    func frames() {
        let layout = makeLayout([.medium(), .large()])
        #expect(layout.frame(top: 300).height == 544)
        #expect(layout.frame(top: 600) == CGRect(x: 0, y: 600, width: 390, height: 422))
    }

    @Test("The presenter recedes on the way from the next lower detent to the large one")
    func recession() {
        let layout = makeLayout([.medium(), .large()])
        #expect(layout.recession(top: 422) == 0)
        #expect(layout.recession(top: 57) == 1)
        #expect(abs(layout.recession(top: (422 + 57) / 2) - 0.5) < 0.001)
        #expect(makeLayout([.medium()]).recession(top: 422) == 0)
        #expect(makeLayout([.large()], form: .full).recession(top: 0) == 0)
    }

    @Test("It is dark behind a sheet, but not at the detents that the app leaves undimmed")
    func dimming() {
        let layout = makeLayout([.medium(), .large()])
        #expect(layout.dimming(top: 422, largestUndimmed: nil) == 1)
        #expect(layout.dimming(top: 844, largestUndimmed: nil) == 0)
        #expect(layout.dimming(top: 422, largestUndimmed: .medium) == 0)
        #expect(layout.dimming(top: 57, largestUndimmed: .medium) == 1)
        #expect(layout.dimming(top: 57, largestUndimmed: .large) == 0)
    }
}
