import Foundation

extension UISplitViewController {
    /// Has what the columns show be kept. Which controllers they are is the app's to say.
    func encodeRestorableColumns(with coder: NSCoder) {
        coder.encode(viewControllers.filter { $0.restorationIdentifier != nil } as NSArray, forKey: "UISplitViewControllerColumns")
    }
}
