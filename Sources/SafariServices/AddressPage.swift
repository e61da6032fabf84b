import Foundation
import UIKit

/// A bar with a button, and below it an address and what has become of it.
final class AddressPage: UIView {
    let bar = UINavigationBar()
    let item = UINavigationItem(title: "")
    let address = UILabel()
    let state = UILabel()

    init() {
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        bar.items = [item]
        address.font = .preferredFont(forTextStyle: .body)
        state.font = .preferredFont(forTextStyle: .footnote)
        state.textColor = .secondaryLabel
        for label in [address, state] {
            label.numberOfLines = 0
            label.textAlignment = .center
        }
        for part in [bar, address, state] {
            part.translatesAutoresizingMaskIntoConstraints = false
            addSubview(part)
        }
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
            bar.leadingAnchor.constraint(equalTo: leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: trailingAnchor),
            address.centerYAnchor.constraint(equalTo: centerYAnchor),
            address.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            address.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
            state.topAnchor.constraint(equalToSystemSpacingBelow: address.bottomAnchor, multiplier: 1),
            state.leadingAnchor.constraint(equalTo: address.leadingAnchor),
            state.trailingAnchor.constraint(equalTo: address.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }
}
