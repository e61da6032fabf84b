import UIKit

/// Page controls with few and many pages, backgrounds and pictures.
class PageDotsController: StatesController {
    override func addStates() {
        add("five pages", dots(5, current: 1), fillsWidth: true)
        add("thirty pages", dots(30, current: 12), fillsWidth: true)
        let prominent = dots(5, current: 2)
        prominent.backgroundStyle = .prominent
        add("prominent background", prominent, fillsWidth: true)
        let colored = dots(5, current: 0)
        colored.currentPageIndicatorTintColor = .systemRed
        colored.pageIndicatorTintColor = .systemRed.withAlphaComponent(0.3)
        add("colours", colored, fillsWidth: true)
        let pictured = dots(4, current: 0)
        pictured.preferredIndicatorImage = UIImage(systemName: "star.fill")
        add("preferredIndicatorImage", pictured, fillsWidth: true)
    }

    private func dots(_ count: Int, current: Int) -> UIPageControl {
        let control = UIPageControl()
        control.numberOfPages = count
        control.currentPage = current
        control.currentPageIndicatorTintColor = .label
        control.pageIndicatorTintColor = .tertiaryLabel
        return control
    }
}
