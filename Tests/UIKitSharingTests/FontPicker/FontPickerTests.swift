import Foundation
import Testing
import UIKitTesting

@_spi(ForasteroInternal) @testable import UIKitSharing

@MainActor
struct FontPickerTests {
    private let root = UIViewController()
    private let screen: TestScreen
    private let log = PickLog()

    init() { screen = TestScreen(showing: root) }

    private func show(_ configuration: UIFontPickerViewController.Configuration = .init()) -> UIFontPickerViewController {
        let picker = UIFontPickerViewController(configuration: configuration)
        picker.delegate = log
        root.present(picker, animated: false)
        screen.wait(1)
        return picker
    }

    private func list(of picker: UIFontPickerViewController) throws -> FontListController {
        let pages = try #require(picker.children.first as? UINavigationController)
        return try #require(pages.topViewController as? FontListController)
    }

    private func rows(_ list: FontListController) -> Int { list.tableView.numberOfRows(inSection: 0) }

    /// Families with files, and with letters to show: Pango adds names such as "Sans" that stand for others.
    private var installed: Int {
        UIFont.familyNames.filter { !InstalledFonts.faces(of: $0).isEmpty && !InstalledFonts.isBlank($0) }.count
    }

    private func title(_ row: Int, _ list: FontListController) -> String? {
        let cell = list.tableView(list.tableView, cellForRowAt: IndexPath(row: row, section: 0))
        return (cell.contentConfiguration as? UIListContentConfiguration)?.text
    }

    private func index(of name: String, in list: FontListController) -> Int? { (0..<rows(list)).first { title($0, list) == name } }

    private func choose(_ row: Int, _ list: FontListController) {
        list.tableView(list.tableView, didSelectRowAt: IndexPath(row: row, section: 0))
    }

    @Test("A configuration is of all families without faces, each in its own letters, and is copied")
    func defaults() throws {
        let configuration = UIFontPickerViewController.Configuration()
        #expect(!configuration.includeFaces)
        #expect(!configuration.displayUsingSystemFont)
        #expect(configuration.filteredTraits.isEmpty)
        let picker = UIFontPickerViewController(configuration: configuration)
        configuration.includeFaces = true
        #expect(!picker.configuration.includeFaces)
        picker.configuration.includeFaces = true
        #expect(!picker.configuration.includeFaces)
        #expect(picker.selectedFontDescriptor == nil)
        #expect(UIFontPickerViewController().delegate == nil)
    }

    @Test("All families that are installed are listed, in their own letters")
    func families() throws {
        let list = try list(of: show())
        #expect(rows(list) == installed)
        let row = try #require(index(of: "DejaVu Serif", in: list))
        let cell = list.tableView(list.tableView, cellForRowAt: IndexPath(row: row, section: 0))
        let content = try #require(cell.contentConfiguration as? UIListContentConfiguration)
        #expect(content.textProperties.font.familyName == "DejaVu Serif")
        #expect(cell.accessoryType == .none)
    }

    @Test("A font of signs is named in the system's font, and faces that no file has are not offered")
    func signs() {
        #expect(InstalledFonts.writesItsName("DejaVu Sans"))
        #expect(!InstalledFonts.writesItsName("No Such Family"))
        #expect(InstalledFonts.faces(of: "Sans").isEmpty)
        #expect(InstalledFonts.faces(of: "DejaVu Sans Mono").map(\.title).contains("Bold"))
        #expect(InstalledFonts.languages(of: "No Such Family").isEmpty)
    }

    @Test("A family whose letters draw nothing is not listed; one without letters is, as others write its name")
    func blank() throws {
        #expect(!InstalledFonts.isBlank("DejaVu Sans"))
        #expect(!InstalledFonts.isBlank("No Such Family"))
        for name in UIFont.familyNames where InstalledFonts.isBlank(name) {
            let image = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 60)).image { _ in
                let font = UIFont(descriptor: UIFontDescriptor(fontAttributes: [.family: name]), size: 17)
                (name as NSString).draw(at: CGPoint(x: 8, y: 20), withAttributes: [.font: font])
            }
            let row = try #require(image.cgImage?.dataProvider?.data)
            #expect((row as Data).allSatisfy { $0 == 0 }, "\(name)")
        }
    }

    @Test("In the system's font there is only one kind of letters")
    func systemFont() throws {
        let configuration = UIFontPickerViewController.Configuration()
        configuration.displayUsingSystemFont = true
        let list = try list(of: show(configuration))
        let cell = list.tableView(list.tableView, cellForRowAt: IndexPath(row: 0, section: 0))
        let content = try #require(cell.contentConfiguration as? UIListContentConfiguration)
        #expect(content.textProperties.font.familyName == UIFont.systemFont(ofSize: 17).familyName)
    }

    @Test("A touch picks a family, tells the delegate and leaves the picker there")
    func picking() throws {
        let picker = show()
        let list = try list(of: picker)
        choose(try #require(index(of: "DejaVu Sans Mono", in: list)), list)
        #expect(log.calls == ["pick"])
        #expect(picker.selectedFontDescriptor?.object(forKey: .family) as? String == "DejaVu Sans Mono")
        #expect(picker.presentingViewController === root)
    }

    @Test("With faces, the button of a row shows those of the family, and one of them can be picked")
    func faces() throws {
        let configuration = UIFontPickerViewController.Configuration()
        configuration.includeFaces = true
        let picker = show(configuration)
        let families = try list(of: picker)
        let row = try #require(index(of: "DejaVu Sans", in: families))
        #expect(families.tableView(families.tableView, cellForRowAt: IndexPath(row: row, section: 0)).accessoryType == .detailButton)
        families.tableView(families.tableView, accessoryButtonTappedForRowWith: IndexPath(row: row, section: 0))
        screen.wait(1)
        let faces = try list(of: picker)
        #expect(faces !== families)
        choose(try #require(index(of: "Bold", in: faces)), faces)
        let font = UIFont(descriptor: try #require(picker.selectedFontDescriptor), size: 20)
        #expect(font.fontName == "DejaVuSans-Bold")
        #expect(log.calls == ["pick"])
    }

    @Test("Setting the font marks it and tells nobody; a font that is not there marks nothing")
    func setting() throws {
        let picker = show()
        let list = try list(of: picker)
        picker.selectedFontDescriptor = UIFontDescriptor(fontAttributes: [.family: "DejaVu Serif"])
        screen.settle()
        #expect(log.calls.isEmpty)
        let marked = (0..<rows(list)).filter {
            list.tableView(list.tableView, cellForRowAt: IndexPath(row: $0, section: 0)).accessibilityTraits.contains(.selected)
        }
        #expect(marked.map { title($0, list) } == ["DejaVu Serif"])
        picker.selectedFontDescriptor = UIFontDescriptor(fontAttributes: [.family: "No Such Family"])
        picker.selectedFontDescriptor = nil
        screen.settle()
        #expect(log.calls.isEmpty)
    }

    @Test("Traits and languages leave out fonts; where none is left the page says so")
    func filters() throws {
        let monospaced = UIFontPickerViewController.Configuration()
        monospaced.filteredTraits = .traitMonoSpace
        let names = FontSelection(monospaced).families().map(\.name)
        #expect(names.contains("DejaVu Sans Mono"))
        #expect(!names.contains("DejaVu Sans"))

        let languages = UIFontPickerViewController.Configuration()
        languages.languages = NSPredicate { ($0 as? [String])?.contains("el") == true && $1 == nil }
        let greek = FontSelection(languages).families().map(\.name)
        #expect(greek.contains("DejaVu Sans"))
        #expect(greek.count < installed)

        languages.languages = NSPredicate(value: false)
        let list = try list(of: show(languages))
        #expect(rows(list) == 0)
        #expect(list.contentUnavailableConfiguration != nil)
    }

    @Test("The predicate for languages is true for a list with one of them, whatever the spelling, and false for anything else")
    func predicate() {
        let predicate = Former.predicate(["de_AT", "zh-Hans"])
        #expect(predicate?.evaluate(with: ["en", "de"]) == true)
        #expect(predicate?.evaluate(with: ["en"]) == false)
        #expect(predicate?.evaluate(with: [String]()) == false)
        #expect(predicate?.evaluate(with: 5) == false)
        #expect(Former.predicate([])?.evaluate(with: ["en"]) == false)
    }

    @Test("The field finds fonts by a part of the name; what no font is called leaves a text")
    func searching() throws {
        let list = try list(of: show())
        let search = try #require(list.navigationItem.searchController)
        search.searchBar.text = " mono "
        list.updateSearchResults(for: search)
        #expect(rows(list) > 0 && rows(list) < installed)
        search.searchBar.text = "no such font"
        list.updateSearchResults(for: search)
        #expect(rows(list) == 0)
        #expect(list.contentUnavailableConfiguration != nil)
        search.searchBar.text = ""
        list.updateSearchResults(for: search)
        #expect(rows(list) == installed)
        #expect(list.contentUnavailableConfiguration == nil)
    }

    @Test("Cancel tells the delegate, and the picker goes, whether the delegate sends it away or not", arguments: [false, true])
    func cancelling(dismisses: Bool) throws {
        let host = UIViewController()
        root.present(host, animated: false)
        screen.wait(1)
        let picker = UIFontPickerViewController()
        picker.delegate = log
        host.present(picker, animated: false)
        screen.wait(1)
        log.dismiss = dismisses ? { host.dismiss(animated: true) } : {}
        let item = try #require(try list(of: picker).navigationItem.leftBarButtonItem)
        item.primaryAction?.performWithSender(item, target: nil)
        screen.wait(2)
        #expect(log.calls == ["cancel"])
        #expect(host.presentedViewController == nil)
        #expect(root.presentedViewController === host)
    }
}

@MainActor
private final class PickLog: NSObject, UIFontPickerViewControllerDelegate {
    var calls: [String] = []
    var dismiss: () -> Void = {}
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) { calls.append("pick") }
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
        calls.append("cancel")
        dismiss()
    }
}

@MainActor
private enum Former {
    static func predicate(_ languages: [String]) -> NSPredicate? {
        UIFontPickerViewController.Configuration.filterPredicate(forFilteredLanguages: languages)
    }
}
