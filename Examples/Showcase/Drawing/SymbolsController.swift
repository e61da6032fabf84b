import UIKit

/// A grid of symbols by their names.
class SymbolsController: UICollectionViewController {
    private let names = [
        "star", "star.fill", "heart", "heart.fill", "plus", "minus", "xmark", "checkmark", "trash", "folder", "doc", "pencil", "gear",
        "magnifyingglass", "person", "person.fill", "photo", "camera", "calendar", "clock", "bell", "bookmark", "tag", "flag.fill",
        "paperplane", "envelope", "phone", "house", "map", "location", "lock", "key", "wifi", "bolt", "sun.max", "moon",
    ]

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 80, height: 80)
        layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "symbol")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "symbol", for: indexPath)
        let imageView = UIImageView(image: UIImage(systemName: names[indexPath.item]))
        imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 28)
        imageView.contentMode = .center
        let caption = UILabel()
        caption.text = names[indexPath.item]
        caption.font = .preferredFont(forTextStyle: .caption2)
        caption.textColor = .secondaryLabel
        caption.textAlignment = .center
        let column = UIStackView(arrangedSubviews: [imageView, caption])
        column.axis = .vertical
        column.frame = cell.contentView.bounds
        cell.contentView.subviews.forEach { $0.removeFromSuperview() }
        cell.contentView.addSubview(column)
        return cell
    }
}
