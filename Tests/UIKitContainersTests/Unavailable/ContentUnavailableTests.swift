import Foundation
import Testing
import UIKitTesting

@testable import UIKitContainers

/// What is instead of content that there is not.
@MainActor
struct ContentUnavailableTests {
    private let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)

    private final class ListController: UITableViewController {
        var rows: [String] = []
        var states: [String?] = []
        var layouts = 0

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            layouts += 1
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = rows[indexPath.row]
            return cell
        }

        override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
            states.append(state.searchText)
            if !rows.isEmpty {
                contentUnavailableConfiguration = nil
            } else if state.searchText?.isEmpty == false {
                contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
            } else {
                var empty = UIContentUnavailableConfiguration.empty()
                empty.text = "No Songs"
                empty.secondaryText = "Songs that you buy stand here."
                contentUnavailableConfiguration = empty
            }
        }
    }

    @Test("SV-121: a list without rows says so over its whole view, until it has rows")
    func emptyList() throws {
        let list = ListController()
        screen.window.rootViewController = list
        screen.settle()
        #expect(screen.shows("No Songs"))
        #expect(screen.shows("Songs that you buy stand here."))
        let content = try #require(list.view.subviews.last as? UIContentUnavailableView)
        #expect(content.frame == list.view.bounds)
        let layouts = list.layouts
        screen.wait(1)
        #expect(list.layouts == layouts)
        list.rows = ["A", "B"]
        list.tableView.reloadData()
        list.setNeedsUpdateContentUnavailableConfiguration()
        screen.settle()
        #expect(!screen.shows("No Songs"))
        #expect(screen.shows("A"))
        #expect(content.superview == nil)
    }

    @Test("SV-121: it is asked for again when the user searches, and names what has not been found")
    func searching() {
        let list = ListController()
        list.navigationItem.searchController = UISearchController()
        screen.window.rootViewController = UINavigationController(rootViewController: list)
        screen.settle()
        list.navigationItem.searchController?.searchBar.text = "Xyz"
        screen.settle()
        #expect(list.states.last == "Xyz")
        #expect(list.contentUnavailableConfigurationState.searchText == "Xyz")
        #expect(screen.shows("No Results for “Xyz”"))
        #expect(screen.shows("Check the spelling or try a new search."))
    }

    @Test("What is there stands in the middle, one below the other, inside the safe area")
    func layout() throws {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.image = UIImage(systemName: "star")
        configuration.text = "Title"
        configuration.secondaryText = "More"
        configuration.button = .filled()
        configuration.button.title = "Reload"
        let view = UIContentUnavailableView(configuration: configuration)
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        screen.window.addSubview(view)
        screen.settle()
        let shown = view.subviews.filter { !$0.isHidden && $0.bounds.width < 320 }
        #expect(shown.count == 4)
        #expect(shown.allSatisfy { abs($0.frame.midX - 160) <= 1 })
        #expect(zip(shown, shown.dropFirst()).allSatisfy { $0.frame.maxY < $1.frame.minY })
        let safe = view.bounds.inset(by: view.safeAreaInsets)
        #expect(safe.minY > 0)
        #expect(abs((shown[0].frame.minY - safe.minY) - (safe.maxY - shown[3].frame.maxY)) <= 2)
        configuration.alignment = .natural
        view.configuration = configuration
        screen.settle()
        #expect(shown.allSatisfy { $0.frame.minX == 16 })
    }

    @Test("The buttons do what their actions say; without title and image there is none")
    func buttons() throws {
        var taps: [String] = []
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.text = "Offline"
        configuration.button.title = "Reload"
        configuration.buttonProperties.primaryAction = UIAction { _ in taps.append("old") }
        let controller = UIViewController()
        controller.contentUnavailableConfiguration = configuration
        screen.window.rootViewController = controller
        screen.settle()
        configuration.buttonProperties.primaryAction = UIAction { _ in taps.append("reload") }
        configuration.secondaryButtonProperties.primaryAction = UIAction(title: "Help") { _ in taps.append("help") }
        controller.contentUnavailableConfiguration = configuration
        screen.settle()
        try screen.tap("Reload")
        try screen.tap("Help")
        #expect(taps == ["reload", "help"])
        configuration.buttonProperties.isEnabled = false
        controller.contentUnavailableConfiguration = configuration
        screen.settle()
        try screen.tap("Reload")
        #expect(taps == ["reload", "help"])
    }

    @Test("While content is on its way a wheel turns above a text; another configuration takes its place in the same view")
    func loading() throws {
        let controller = UIViewController()
        controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
        screen.window.rootViewController = controller
        screen.settle()
        let view = try #require(controller.view.subviews.last as? UIContentUnavailableView)
        let wheel = try #require(view.subviews.compactMap { $0 as? UIActivityIndicatorView }.first)
        #expect(wheel.isAnimating)
        #expect(screen.shows("Loading…"))
        controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
        screen.settle()
        #expect(controller.view.subviews.last === view)
        #expect(!wheel.isAnimating)
        #expect(screen.shows("No Results"))
    }

    @Test("A configuration of the app's own makes a view of its own")
    func ownConfiguration() {
        let controller = UIViewController()
        var row = UIListContentConfiguration.cell()
        row.text = "Nothing"
        controller.contentUnavailableConfiguration = row
        screen.window.rootViewController = controller
        screen.settle()
        #expect(controller.view.subviews.last is UIListContentView)
        #expect(screen.shows("Nothing"))
        controller.contentUnavailableConfiguration = nil
        screen.settle()
        #expect(controller.view.subviews.isEmpty)
    }
}
