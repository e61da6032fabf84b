import Testing
@testable import UIKitContainers
import UIKitTesting

/// Where tabs are in a bar, and what stands where in a tab.
@MainActor
struct TabBarLayoutTests {
    private let theme = TabBarTheme.flat

    private func layout(_ positioning: UITabBar.ItemPositioning, width: CGFloat = 390, isRightToLeft: Bool = false) -> TabBarLayout {
        TabBarLayout(
            area: CGRect(x: 0, y: 0, width: width, height: 49), positioning: positioning, itemWidth: 0, itemSpacing: 0,
            widestContent: 0, isRightToLeft: isRightToLeft, scale: 2, theme: theme)
    }

    @Test("Tabs that fill a bar share its width, on whole pixels and without gaps", arguments: 1...7)
    func filling(count: Int) {
        let frames = layout(.fill).frames(count: count)
        #expect(frames.first?.minX == 0)
        #expect(frames.last?.maxX == 390)
        for (frame, next) in zip(frames, frames.dropFirst()) { #expect(frame.maxX == next.minX) }
        #expect(frames.allSatisfy { ($0.minX * 2).rounded() == $0.minX * 2 && abs($0.width - 390 / CGFloat(count)) <= 0.5 })
    }

    @Test("Without tabs there is nothing to place")
    func none() { #expect(layout(.fill).frames(count: 0).isEmpty && layout(.centered).frames(count: 0).isEmpty) }

    @Test("Tabs in the middle are as wide, and as far apart, as the system has it, or the app")
    func centered() {
        #expect(layout(.centered, width: 800).frames(count: 2).map(\.minX) == [307, 417])
        var own = layout(.centered, width: 800)
        own.itemWidth = 100
        own.itemSpacing = 10
        #expect(own.frames(count: 2).map(\.minX) == [295, 405])
        #expect(own.frames(count: 2).map(\.width) == [100, 100])
    }

    @Test("Tabs that do not fit into the middle fill the bar")
    func tooMany() { #expect(layout(.centered).frames(count: 5) == layout(.fill).frames(count: 5)) }

    @Test("From right to left the first tab is the rightmost")
    func rightToLeft() {
        #expect(layout(.fill, isRightToLeft: true).frames(count: 3).map(\.minX) == [260, 130, 0])
    }

    // MARK: Inside a tab

    private func arrange(
        _ style: UITabBarItemAppearance.Style, image: CGSize = CGSize(width: 28, height: 24),
        title: CGSize = CGSize(width: 30, height: 12), size: CGSize = CGSize(width: 78, height: 49), isRightToLeft: Bool = false
    ) -> TabArrangement {
        TabArrangement(
            TabArrangement.Content(image: image, title: title), in: size, style: style, isRightToLeft: isRightToLeft, scale: 2,
            theme: theme)
    }

    @Test("Side by side, the badge of a tab without a picture stands behind the title", arguments: [false, true])
    func badgeWithoutImage(isRightToLeft: Bool) {
        for style in [UITabBarItemAppearance.Style.inline, .compactInline] {
            let tab = arrange(style, image: .zero, size: CGSize(width: 100, height: 32), isRightToLeft: isRightToLeft)
            #expect(tab.badgeCorner.x == (isRightToLeft ? tab.title.minX : tab.title.maxX))
        }
    }

    @Test("The picture stands above the title, both in the middle; the badge over the picture's corner")
    func stacked() {
        let tab = arrange(.stacked)
        #expect(tab.image == CGRect(x: 25, y: 6.5, width: 28, height: 24))
        #expect(tab.title == CGRect(x: 24, y: 35, width: 30, height: 12))
        #expect(tab.badgeCorner == CGPoint(x: 43, y: 2))
    }

    @Test("A title that is too long ends at the edges of the tab")
    func longTitle() {
        let tab = arrange(.stacked, title: CGSize(width: 200, height: 12))
        #expect(tab.title == CGRect(x: 2, y: 35, width: 74, height: 12))
    }

    @Test("In low bars picture and title stand side by side, by the direction of reading")
    func inline() {
        let size = CGSize(width: 200, height: 32)
        let tab = arrange(.compactInline, size: size)
        #expect(tab.image.maxX + theme.inlineGap == tab.title.minX)
        #expect(tab.image.midY == 16)
        #expect(tab.title.midY == 16)
        #expect(tab.image.minX + tab.title.maxX == 200)
        let mirrored = arrange(.compactInline, size: size, isRightToLeft: true)
        #expect(mirrored.title.minX == tab.image.minX)
        #expect(mirrored.badgeCorner.x == mirrored.image.minX + theme.badgeOverlap)
    }

    @Test("Insets make the picture smaller, an offset displaces the title")
    func adjustments() {
        let content = TabArrangement.Content(
            image: CGSize(width: 20, height: 20), title: CGSize(width: 30, height: 12),
            imageInsets: UIEdgeInsets(top: 6, left: 0, bottom: -6, right: 0), titleOffset: UIOffset(horizontal: 3, vertical: 4))
        let tab = TabArrangement(
            content, in: CGSize(width: 80, height: 49), style: .stacked, isRightToLeft: false, scale: 2, theme: theme)
        #expect(tab.image == CGRect(x: 30, y: 14.5, width: 20, height: 20))
        #expect(tab.title == CGRect(x: 28, y: 39, width: 30, height: 12))
    }

    @Test("A bar that was made higher has its content in the middle")
    func higherBar() {
        let tab = arrange(.stacked, size: CGSize(width: 78, height: 69))
        #expect(tab.image.minY == 16.5)
        #expect(tab.title.minY == 45)
    }
}
