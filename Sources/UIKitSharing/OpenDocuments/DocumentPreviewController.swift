import Foundation
import UIKitContainers
import UIKitText
import UniformTypeIdentifiers

/// A page that shows what is in a file: a picture, which can be zoomed, or a text.
@MainActor
final class DocumentPreviewController: UIViewController, UIScrollViewDelegate {
    /// What of a file can be shown.
    enum Content {
        case picture(UIImage)
        case text(String)

        /// Longer texts are shown up to here, in bytes: a log of gigabytes is not read for a glance at it.
        static let longestText = 1 << 20

        /// Nil for files of other kinds, and for those that cannot be read.
        init?(of url: URL, typeIdentifier: String?) {
            guard url.isFileURL, let type = typeIdentifier.map(UTType.init) ?? UTType(filenameExtension: url.pathExtension) else {
                return nil
            }
            if type.conforms(to: .image) {
                guard let image = UIImage(contentsOfFile: url.path) else { return nil }
                self = .picture(image)
            } else if type.conforms(to: .text) {
                guard let file = try? FileHandle(forReadingFrom: url) else { return nil }
                defer { try? file.close() }
                guard let data = try? file.read(upToCount: Self.longestText) else { return nil }
                self = .text(String(decoding: data, as: UTF8.self))
            } else {
                return nil
            }
        }
    }

    /// Called once, when the page has gone.
    var didEnd: (() -> Void)?

    private let content: Content
    private let pictureView = UIImageView()

    init(_ content: Content, title: String?) {
        self.content = content
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        switch content {
        case .picture(let image): show(image)
        case .text(let text): show(text)
        }
    }

    private func show(_ image: UIImage) {
        pictureView.image = image
        pictureView.contentMode = .scaleAspectFit
        pictureView.isAccessibilityElement = true
        pictureView.accessibilityLabel = title
        let scrollView = UIScrollView()
        scrollView.maximumZoomScale = 8
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.delegate = self
        scrollView.addSubview(pictureView)
        pictureView.frame = scrollView.bounds
        pictureView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        // A picture is seen whole, so that no bar lies on it.
        let place = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: place.topAnchor), scrollView.bottomAnchor.constraint(equalTo: place.bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: place.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: place.trailingAnchor),
        ])
    }

    private func show(_ text: String) {
        let textView = UITextView()
        textView.isEditable = false
        textView.font = .preferredFont(forTextStyle: .body)
        textView.text = text
        textView.frame = view.bounds
        textView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(textView)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { pictureView }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isMovingFromParent || isBeingDismissed || navigationController?.isBeingDismissed == true else { return }
        didEnd?()
        didEnd = nil
    }
}
