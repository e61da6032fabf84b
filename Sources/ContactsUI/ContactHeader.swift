import Contacts
import UIKit

/// What stands at the top of a contact's page: picture or initials, the name, and what it is about.
final class ContactHeader: UIView {
    private static let pictureSize: CGFloat = 100

    init(_ contact: CNContact, alternateName: String?, details: [String]) {
        super.init(frame: .zero)
        let name = CNContactFormatter.string(from: contact, style: .fullName) ?? alternateName ?? "No Name"
        let stack = UIStackView(arrangedSubviews: [Self.picture(of: contact), Self.label(name, .title1, .label)])
        for text in details where text != name { stack.addArrangedSubview(Self.label(text, .subheadline, .secondaryLabel)) }
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 4
        stack.setCustomSpacing(12, after: stack.arrangedSubviews[0])
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor, constant: 16),
            stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
        ])
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    private static func picture(of contact: CNContact) -> UIView {
        let view = UIImageView(image: (contact.imageData ?? contact.thumbnailImageData).flatMap(UIImage.init(data:)))
        view.contentMode = .scaleAspectFill
        view.clipsToBounds = true
        view.layer.cornerRadius = pictureSize / 2
        view.backgroundColor = .systemGray
        view.widthAnchor.constraint(equalToConstant: pictureSize).isActive = true
        view.heightAnchor.constraint(equalToConstant: pictureSize).isActive = true
        if view.image == nil { addInitials(of: contact, to: view) }
        return view
    }

    private static func addInitials(of contact: CNContact, to view: UIView) {
        let initials = UILabel()
        initials.text = [contact.givenName, contact.familyName].compactMap { $0.first.map { $0.uppercased() } }.joined()
        initials.font = .systemFont(ofSize: pictureSize * 0.4, weight: .medium)
        initials.textColor = .white
        initials.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(initials)
        initials.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        initials.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
    }

    private static func label(_ text: String, _ style: UIFont.TextStyle, _ color: UIColor) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.textColor = color
        label.textAlignment = .center
        label.numberOfLines = 0
        return label
    }
}
