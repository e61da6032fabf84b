import UIKit

/// One picture as large as the page, with a heart to like it and a bin.
final class PhotoController: UIViewController {
    let number: Int
    private let library: PhotoLibrary
    private let imageView = UIImageView()

    init(library: PhotoLibrary, number: Int) {
        self.library = library
        self.number = number
        super.init(nibName: nil, bundle: nil)
        hidesBottomBarWhenPushed = true
        title = library.photo(number)?.title
    }

    required init?(coder: NSCoder) { nil }

    var picture: UIImage? { imageView.image }

    var hidesPicture: Bool {
        get { imageView.isHidden }
        set { imageView.isHidden = newValue }
    }

    /// Where the picture stands, in the coordinates of the page.
    var pictureFrame: CGRect {
        let room = view.bounds.inset(by: view.safeAreaInsets)
        let side = min(room.width, room.height)
        return CGRect(x: room.midX - side / 2, y: room.midY - side / 2, width: side, height: side)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        imageView.isAccessibilityElement = true
        imageView.accessibilityLabel = title
        view.addSubview(imageView)
        updateHeart()
        guard let photo = library.photo(number) else { return }
        imageView.image = library.pictures.picture(of: photo, side: 97)
        let task = library.pictures.load(photo, side: 390, scale: UIScreen.main.scale)
        Task { [weak self] in self?.imageView.image = await task.value }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        imageView.frame = pictureFrame
    }

    private func updateHeart() {
        let isFavorite = library.photo(number)?.isFavorite == true
        let heart = UIBarButtonItem(
            image: UIImage(systemName: isFavorite ? "heart.fill" : "heart"), style: .plain, target: self, action: #selector(like))
        heart.accessibilityLabel = isFavorite ? "Remove from Favorites" : "Favorite"
        let bin = UIBarButtonItem(barButtonSystemItem: .trash, target: self, action: #selector(remove))
        navigationItem.rightBarButtonItems = [bin, heart]
    }

    @objc private func like() {
        library.toggleFavorite(number)
        updateHeart()
    }

    @objc private func remove() {
        let sheet = UIAlertController(title: nil, message: "This photo will be deleted.", preferredStyle: .actionSheet)
        sheet.addAction(
            UIAlertAction(title: "Delete Photo", style: .destructive) { [weak self] _ in
                guard let self else { return }
                library.remove([number])
                navigationController?.popViewController(animated: true)
            })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItems?.first
        present(sheet, animated: true)
    }
}
