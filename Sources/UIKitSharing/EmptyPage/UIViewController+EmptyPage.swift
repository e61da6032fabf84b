import UIKitContainers

extension UIViewController {
    /// Lays out the page of a controller that has nothing to show on this device: a navigation bar, and a text in the middle.
    /// - Parameters:
    ///   - item: title and buttons of the bar.
    ///   - text: is centred between the layout margins.
    package func showEmptyPage(_ item: UINavigationItem, text: UILabel) {
        view.backgroundColor = .systemBackground
        let bar = UINavigationBar()
        bar.items = [item]
        text.textAlignment = .center
        for part in [bar, text] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            text.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            text.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }
}
