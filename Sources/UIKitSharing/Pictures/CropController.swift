import Foundation
import UIKitControls

/// Lets the user move and enlarge a picture behind a square, and cut that out.
final class CropController: UIViewController, UIScrollViewDelegate {
    private let image: UIImage
    private let scroll = UIScrollView()
    private let picture: UIImageView
    private let heading = UILabel()
    private let bar = UIView()
    private let cancelButton = UIButton(type: .system)
    private let chooseButton = UIButton(type: .system)
    private var side: CGFloat = 0

    /// The user has cut a square out, in points of the picture.
    var choose: (CGRect) -> Void = { _ in }
    var cancel: () -> Void = {}

    init(image: UIImage) {
        self.image = image
        picture = UIImageView(image: image)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        heading.text = "Move and Scale"
        heading.textColor = .white
        heading.font = .preferredFont(forTextStyle: .headline)
        heading.textAlignment = .center
        scroll.delegate = self
        scroll.showsVerticalScrollIndicator = false
        scroll.showsHorizontalScrollIndicator = false
        scroll.clipsToBounds = false
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.layer.borderColor = UIColor.white.cgColor
        picture.frame = CGRect(origin: .zero, size: image.size)
        scroll.addSubview(picture)
        bar.backgroundColor = UIColor(white: 0, alpha: 0.6)
        for (button, name) in [(cancelButton, "Cancel"), (chooseButton, "Choose")] {
            button.setTitle(name, for: .normal)
            button.setTitleColor(.white, for: .normal)
            button.titleLabel?.font = .systemFont(ofSize: 17)
            bar.addSubview(button)
        }
        cancelButton.addAction(UIAction { [weak self] _ in self?.cancel() }, for: .touchUpInside)
        chooseButton.addAction(UIAction { [weak self] _ in self?.cut() }, for: .touchUpInside)
        view.addSubview(scroll)
        view.addSubview(heading)
        view.addSubview(bar)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(true, animated: animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.setNavigationBarHidden(false, animated: animated)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
        let barHeight = 60 + view.safeAreaInsets.bottom
        bar.frame = CGRect(x: 0, y: bounds.maxY - barHeight, width: bounds.width, height: barHeight)
        cancelButton.frame = CGRect(x: 8, y: 8, width: 90, height: 44)
        chooseButton.frame = CGRect(x: bounds.width - 98, y: 8, width: 90, height: 44)
        heading.frame = CGRect(x: 0, y: view.safeAreaInsets.top, width: bounds.width, height: 44)
        let free = bounds.inset(by: UIEdgeInsets(top: view.safeAreaInsets.top, left: 0, bottom: barHeight, right: 0))
        place(in: free)
    }

    private func place(in free: CGRect) {
        let newSide = min(free.width, free.height)
        guard newSide > 0, image.size.width > 0, image.size.height > 0, newSide != side else { return }
        side = newSide
        scroll.frame = CGRect(x: free.midX - side / 2, y: free.midY - side / 2, width: side, height: side)
        scroll.layer.borderWidth = 1
        let least = side / min(image.size.width, image.size.height)
        scroll.minimumZoomScale = least
        scroll.maximumZoomScale = max(least * 4, 2)
        scroll.contentSize = image.size
        scroll.zoomScale = least
        let content = scroll.contentSize
        scroll.contentOffset = CGPoint(x: (content.width - side) / 2, y: (content.height - side) / 2)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

    private func cut() {
        let scale = scroll.zoomScale
        let seen = CGRect(origin: scroll.contentOffset, size: scroll.bounds.size)
        let rectangle = CGRect(
            x: seen.minX / scale, y: seen.minY / scale, width: seen.width / scale, height: seen.height / scale)
        choose(rectangle.intersection(CGRect(origin: .zero, size: image.size)))
    }
}
