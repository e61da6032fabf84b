import Foundation

/// Prints pictures, PDFs, and what lays itself out on pages.
final class PrintActivity: UIActivity {
    private var controller = UIPrintInteractionController()

    override var activityType: UIActivity.ActivityType? { .print }
    override var activityTitle: String? { "Print" }
    override var activityImage: UIImage? { UIImage(systemName: "printer") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        UIPrintInteractionController.isPrintingAvailable && Self.fill(UIPrintInteractionController(), with: activityItems)
    }

    override func prepare(withActivityItems activityItems: [Any]) {
        controller = UIPrintInteractionController()
        _ = Self.fill(controller, with: activityItems)
    }

    override func perform() {
        let isShown = controller.present(animated: true) { [weak self] _, isDone, _ in self?.activityDidFinish(isDone) }
        if !isShown { activityDidFinish(false) }
    }

    /// Returns false where there is nothing to print.
    private static func fill(_ controller: UIPrintInteractionController, with items: [Any]) -> Bool {
        controller.printInfo = items.lazy.compactMap { $0 as? UIPrintInfo }.first
        // What is set last is printed.
        controller.printingItems = items.filter { PrintableItem($0) != nil }
        controller.printFormatter = items.lazy.compactMap { $0 as? UIPrintFormatter }.first
        controller.printPageRenderer = items.lazy.compactMap { $0 as? UIPrintPageRenderer }.first
        return controller.hasContent
    }
}
