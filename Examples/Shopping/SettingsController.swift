import UIKit

/// A few settings, a page of greetings, and a way to begin again.
class SettingsController: UIViewController, UIScrollViewDelegate {
    private let list: ShoppingList
    private let pages = UIScrollView()
    private let dots = UIPageControl()
    private let waiting = UIActivityIndicatorView(style: .medium)

    init(list: ShoppingList) {
        self.list = list
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let style = UISegmentedControl(items: ["System", "Light", "Dark"])
        style.selectedSegmentIndex = 0
        style.addTarget(self, action: #selector(chooseStyle(_:)), for: .valueChanged)
        let again = UIButton(type: .system)
        again.setTitle("Start again…", for: .normal)
        again.addTarget(self, action: #selector(askWhetherToStartAgain(_:)), for: .touchUpInside)
        let column = UIStackView(arrangedSubviews: [style, pages, dots, again, waiting])
        column.axis = .vertical
        column.spacing = 20
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        fillPages()
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            pages.heightAnchor.constraint(equalToConstant: 120),
        ])
    }

    private func fillPages() {
        pages.isPagingEnabled = true
        pages.showsHorizontalScrollIndicator = false
        pages.layer.cornerRadius = 12
        pages.delegate = self
        dots.numberOfPages = Aisle.allCases.count
        dots.currentPageIndicatorTintColor = .label
        dots.pageIndicatorTintColor = .tertiaryLabel
        dots.addTarget(self, action: #selector(turnPage), for: .valueChanged)
        var before = pages.contentLayoutGuide.leadingAnchor
        for aisle in Aisle.allCases {
            let page = UILabel()
            page.text = aisle.title
            page.textAlignment = .center
            page.textColor = .white
            page.backgroundColor = aisle.color
            page.translatesAutoresizingMaskIntoConstraints = false
            pages.addSubview(page)
            NSLayoutConstraint.activate([
                page.leadingAnchor.constraint(equalTo: before),
                page.topAnchor.constraint(equalTo: pages.contentLayoutGuide.topAnchor),
                page.bottomAnchor.constraint(equalTo: pages.contentLayoutGuide.bottomAnchor),
                page.widthAnchor.constraint(equalTo: pages.frameLayoutGuide.widthAnchor),
                page.heightAnchor.constraint(equalTo: pages.frameLayoutGuide.heightAnchor),
            ])
            before = page.trailingAnchor
        }
        before.constraint(equalTo: pages.contentLayoutGuide.trailingAnchor).isActive = true
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard scrollView.bounds.width > 0, scrollView.isTracking || scrollView.isDecelerating else { return }
        dots.currentPage = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
    }

    @objc private func turnPage() {
        pages.setContentOffset(CGPoint(x: CGFloat(dots.currentPage) * pages.bounds.width, y: 0), animated: true)
    }

    @objc private func chooseStyle(_ control: UISegmentedControl) {
        view.window?.overrideUserInterfaceStyle = [.unspecified, .light, .dark][control.selectedSegmentIndex]
    }

    @objc private func askWhetherToStartAgain(_ sender: UIButton) {
        let sheet = UIAlertController(
            title: nil, message: "All changes to the list are lost.", preferredStyle: .actionSheet)
        sheet.addAction(
            UIAlertAction(title: "Start again", style: .destructive) { [weak self] _ in self?.startAgain() })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.sourceView = sender
        sheet.popoverPresentationController?.sourceRect = sender.bounds
        present(sheet, animated: true)
    }

    private func startAgain() {
        waiting.startAnimating()
        perform(#selector(finishStartingAgain), with: nil, afterDelay: 0.5)
    }

    @objc private func finishStartingAgain() {
        waiting.stopAnimating()
        list.startAgain()
    }
}
