import Foundation
import UIKitLists

/// A file or a folder in a list.
final class DocumentCell: UITableViewCell {
    private static let margin: CGFloat = 16
    private static let pictureWidth: CGFloat = 28

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        imageView?.contentMode = .center
        separatorInset = UIEdgeInsets(top: 0, left: Self.margin * 2 + Self.pictureWidth, bottom: 0, right: 0)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ entry: DocumentFolder.Entry, isAllowed: Bool, isChosen: Bool, showsExtension: Bool) {
        let name = showsExtension || entry.isFolder ? entry.url.lastPathComponent : entry.url.deletingPathExtension().lastPathComponent
        textLabel?.text = name
        textLabel?.textColor = isAllowed ? .label : .tertiaryLabel
        detailTextLabel?.text =
            entry.isFolder ? "Folder" : ByteCountFormatter.string(fromByteCount: Int64(entry.size), countStyle: .file)
        detailTextLabel?.textColor = .secondaryLabel
        imageView?.image = UIImage(systemName: entry.isFolder ? "folder" : "doc")
        imageView?.tintColor = isAllowed ? .tintColor : .tertiaryLabel
        accessoryType = entry.isFolder ? .disclosureIndicator : isChosen ? .checkmark : .none
        selectionStyle = isAllowed ? .default : .none
    }

    /// Names are below each other, however wide the pictures are.
    override func layoutSubviews() {
        super.layoutSubviews()
        imageView?.frame = CGRect(x: Self.margin, y: 0, width: Self.pictureWidth, height: contentView.bounds.height)
        let left = Self.margin * 2 + Self.pictureWidth
        for label in [textLabel, detailTextLabel].compactMap({ $0 }) {
            label.frame = CGRect(
                x: left, y: label.frame.minY, width: contentView.bounds.width - left - Self.margin, height: label.frame.height)
        }
    }
}
