import Foundation
import UIKit

extension WKWebView {
    func setUp() {
        page.view = self
        pageScrollView.page = page
        pageScrollView.contentPicture = contentView
        contentView.page = page
        pageScrollView.addSubview(contentView)
        pageScrollView.frame = bounds
        pageScrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        pageScrollView.alwaysBounceVertical = true
        pageScrollView.backgroundColor = .white
        addSubview(pageScrollView)
        super.isOpaque = true
        page.settings.isOpaque = true
        clipsToBounds = true
    }

    func layoutPage() {
        page.setSize(bounds.size)
        contentView.bounds.size = bounds.size
        pageMoved()
    }

    func setSetting<Value: Equatable>(_ path: WritableKeyPath<PageSettings, Value>, _ value: Value) {
        guard page.settings[keyPath: path] != value else { return }
        page.settings[keyPath: path] = value
        showGround()
        page.sendSettings()
    }

    /// True if the page is being edited here.
    package var contentHasFocus: Bool { contentView.isFirstResponder }

    // MARK: What the page says

    func show(_ image: CGImage, scale: CGFloat) {
        contentView.show(image, scale: scale)
        layoutIfNeeded()
    }

    /// The page has been scrolled, or has another size.
    func pageMoved() {
        let inset = pageScrollView.adjustedContentInset
        let room = CGSize(width: bounds.width - inset.left - inset.right, height: bounds.height - inset.top - inset.bottom)
        let size = page.scroll.size
        let content = CGSize(width: max(size.width, room.width), height: max(size.height, room.height))
        if pageScrollView.contentSize != content { pageScrollView.contentSize = content }
        pageScrollView.follow(page.scroll.place)
        showGround()
    }

    /// The colour beyond the ends of the page.
    private func showGround() {
        let color = page.settings.isOpaque ? underPageBackgroundColor : nil
        if pageScrollView.backgroundColor != color { pageScrollView.backgroundColor = color }
    }

    func showMissing(_ packages: String) {
        contentView.show(text: "Web pages cannot be shown here: \(WebProgramFile.remedy(for: packages)) is not installed.")
    }

    /// The choices in a list of the page.
    /// - Parameter choose: gets the index of what was chosen, or nil.
    func show(_ choices: [PageChoice], at place: CGRect, choose: @escaping (Int?) -> Void) {
        guard let controller = sequence(first: self as UIResponder, next: { $0.next }).lazy.compactMap({ $0 as? UIViewController }).first
        else {
            return choose(nil)
        }
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        for choice in choices {
            let action = UIAlertAction(title: choice.title, style: .default) { _ in choose(choice.index) }
            action.isEnabled = choice.isEnabled
            sheet.addAction(action)
            if choice.isSelected { sheet.preferredAction = action }
        }
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in choose(nil) })
        sheet.popoverPresentationController?.sourceView = contentView
        sheet.popoverPresentationController?.sourceRect = place
        controller.present(sheet, animated: true)
    }
}
