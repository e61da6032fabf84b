import Testing
import UIKitTesting

@testable import UIKitContainers

/// What a search bar is, does and tells on its own.
@MainActor
@Suite struct SearchBarTests {
    private let bar = UISearchBar()
    private let log = SearchLog()
    private let screen: TestScreen

    init() {
        bar.frame = CGRect(x: 0, y: 0, width: 320, height: 56)
        bar.delegate = log
        screen = TestScreen(showing: bar, size: CGSize(width: 320, height: 568))
        screen.settle()
    }

    private var field: UISearchTextField { bar.searchTextField }

    // MARK: What it is like

    @Test("SE-01 SE-02: what a new bar is like")
    func defaults() {
        let bar = UISearchBar()
        #expect(bar.text == "")
        #expect(bar.prompt == nil)
        #expect(bar.placeholder == nil)
        #expect(bar.delegate == nil)
        #expect(bar.barTintColor == nil)
        #expect(!bar.showsBookmarkButton)
        #expect(!bar.showsCancelButton)
        #expect(!bar.showsSearchResultsButton)
        #expect(!bar.isSearchResultsButtonSelected)
        #expect(!bar.showsScopeBar)
        #expect(bar.selectedScopeButtonIndex == 0)
        #expect(bar.scopeButtonTitles == nil)
        #expect(bar.barStyle == .default)
        #expect(bar.isTranslucent)
        #expect(bar.searchBarStyle == .default)
        #expect(bar.isEnabled)
        #expect(bar.barPosition == .any)
        bar.text = nil
        #expect(bar.text == "")
    }

    @Test("SE-03 SE-05: the field is a text field inside, whose look is the app's")
    func fieldInside() {
        bar.placeholder = "Find"
        #expect(field.placeholder == "Find")
        field.text = "abc"
        #expect(bar.text == "abc")
        #expect(field.leftView is UIImageView)
        #expect(field.isDescendant(of: bar))
        #expect(bar.subviews.contains { $0 is UITextField })
    }

    @Test("SE-04: the field can be had by its former key")
    func formerKey() {
        #expect(bar.value(forKey: "searchField") as? UITextField === field)
    }

    @Test("SE-06: the field becomes first responder for the bar, and resigns for it")
    func responder() {
        #expect(bar.becomeFirstResponder())
        #expect(!bar.isFirstResponder)
        #expect(field.isFirstResponder)
        #expect(bar.resignFirstResponder())
        #expect(!field.isFirstResponder)
        bar.becomeFirstResponder()
        #expect(bar.endEditing(true))
        #expect(!field.isFirstResponder)
    }

    @Test("SE-07: traits go to the field; Return searches, and does nothing while there is no text")
    func traits() {
        #expect(bar.returnKeyType == .search)
        #expect(bar.enablesReturnKeyAutomatically)
        bar.keyboardType = .emailAddress
        bar.autocapitalizationType = .words
        bar.autocorrectionType = .yes
        bar.returnKeyType = .go
        bar.textContentType = .emailAddress
        #expect(field.keyboardType == .emailAddress)
        #expect(field.autocapitalizationType == .words)
        #expect(field.autocorrectionType == .yes)
        #expect(field.returnKeyType == .go)
        #expect(field.textContentType == .emailAddress)
    }

    @Test("SE-08: the accessory view is the field's")
    func accessory() {
        let view = UIView()
        bar.inputAccessoryView = view
        #expect(field.inputAccessoryView === view)
    }

    @Test("SE-09: a minimal bar has no background, a prominent one has")
    func styles() {
        screen.window.backgroundColor = .red
        bar.barTintColor = .blue
        screen.settle()
        let prominent = screen.color(at: CGPoint(x: 3, y: 3))
        bar.searchBarStyle = .minimal
        screen.settle()
        #expect(screen.color(at: CGPoint(x: 3, y: 3)) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(prominent != UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }

    @Test("SE-10 SE-11: barTintColor is the background, whole where nothing shines through")
    func tint() {
        bar.isTranslucent = false
        bar.barTintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        screen.settle()
        #expect(screen.color(at: CGPoint(x: 3, y: 3)) == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        bar.tintColor = .red
        #expect(field.tintColor == .red)
    }

    @Test("SE-12: a disabled bar does not answer and is shown weaker")
    func disabled() throws {
        bar.isEnabled = false
        try screen.tap(at: CGPoint(x: 150, y: 28))
        #expect(log.take() == [])
        #expect(field.alpha < 1)
        bar.isEnabled = true
        #expect(field.alpha == 1)
    }

    @Test("SE-13 SE-14: pictures and displacements of icons; a state without one has the normal one")
    func icons() {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
        bar.setImage(picture, for: .search, state: .normal)
        bar.setSearchFieldBackgroundImage(picture, for: .normal)
        #expect(bar.image(for: .search, state: .highlighted) === picture)
        #expect((field.leftView as? UIImageView)?.image === picture)
        #expect(bar.searchFieldBackgroundImage(for: .disabled) === picture)
        let left = field.leftViewRect(forBounds: field.bounds)
        bar.setPositionAdjustment(UIOffset(horizontal: 3, vertical: 1), for: .search)
        #expect(bar.positionAdjustment(for: .search) == UIOffset(horizontal: 3, vertical: 1))
        #expect(field.leftViewRect(forBounds: field.bounds) == left.offsetBy(dx: 3, dy: 1))
        let text = field.textRect(forBounds: field.bounds)
        bar.searchTextPositionAdjustment = UIOffset(horizontal: 5, vertical: 0)
        #expect(field.textRect(forBounds: field.bounds).minX == text.minX + 5)
        bar.searchFieldBackgroundPositionAdjustment = UIOffset(horizontal: 0, vertical: 4)
        screen.settle()
        #expect(field.frame.minY == 14)
    }

    @Test("SE-15 SE-16: bookmark before results, only while there is no text; taps are told and take no focus")
    func trailingButtons() throws {
        bar.showsSearchResultsButton = true
        screen.settle()
        try screen.tap("Results")
        #expect(log.take() == ["results"])
        bar.showsBookmarkButton = true
        screen.settle()
        try screen.tap("Bookmarks")
        #expect(log.take() == ["bookmark"])
        #expect(!field.isFirstResponder)
        bar.text = "a"
        screen.settle()
        #expect(!screen.shows("Bookmarks"))
        bar.text = ""
        screen.settle()
        #expect(screen.shows("Bookmarks"))
    }

    @Test("SE-17 SE-23: a prompt stands above the field, and makes the bar higher")
    func prompt() {
        bar.prompt = "Find a person"
        bar.sizeToFit()
        screen.settle()
        #expect(screen.shows("Find a person"))
        #expect(bar.frame.height > 56)
        bar.prompt = nil
        bar.sizeToFit()
        #expect(bar.frame.height == 56)
    }

    // MARK: Sizes

    @Test("SE-18 SE-21: the bar wants 56 points, and any width")
    func size() {
        #expect(bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 56))
        #expect(bar.sizeThatFits(CGSize(width: 200, height: 10)) == CGSize(width: 200, height: 56))
        let made = UISearchBar()
        made.sizeToFit()
        #expect(made.frame.height == 56)
    }

    @Test(
        "SE-19: the field is 36 points high and stays in the middle, whatever height is forced", arguments: [44, 56, 80, 120] as [CGFloat])
    func fieldFrame(height: CGFloat) {
        bar.frame.size.height = height
        screen.settle()
        #expect(field.frame == CGRect(x: 8, y: (height - 36) / 2, width: 304, height: 36))
    }

    @Test("SE-20: as a title view the bar makes no row higher than its own")
    func titleView() {
        let page = UIViewController()
        page.navigationItem.titleView = bar
        let navigation = UINavigationController(rootViewController: page)
        let screen = TestScreen(showing: navigation)
        screen.settle()
        #expect(field.window != nil)
        #expect(field.frame.height == 36)
    }

    @Test("SE-22: scopes add 44 points")
    func scopeHeight() {
        bar.scopeButtonTitles = ["One", "Two"]
        bar.showsScopeBar = true
        bar.sizeToFit()
        #expect(bar.frame.height == 100)
        bar.showsScopeBar = false
        bar.sizeToFit()
        #expect(bar.frame.height == 56)
    }

    @Test("SE-22: where there is much width, scopes stand beside the field")
    func scopesBeside() {
        let bar = UISearchBar()
        bar.scopeButtonTitles = ["One", "Two"]
        bar.showsScopeBar = true
        let screen = TestScreen(showing: bar, size: CGSize(width: 1024, height: 768))
        bar.frame.size.width = 1024
        bar.sizeToFit()
        screen.settle()
        #expect(bar.frame.height == 56)
        #expect(bar.scopeControl.map { $0.frame.minX > bar.searchTextField.frame.maxX } == true)
    }

    @Test("SE-24: the Cancel button is made when it is needed, and the field gives it room")
    func cancelRoom() throws {
        #expect(bar.cancelButton == nil)
        bar.setShowsCancelButton(true, animated: true)
        screen.wait(0.5)
        let button = try #require(bar.cancelButton)
        #expect(button.frame.maxX == 312)
        #expect(button.frame.minX - field.frame.maxX == 10)
        bar.setShowsCancelButton(false, animated: true)
        screen.wait(0.5)
        #expect(field.frame.width == 304)
    }

    @Test("SE-25 SE-26 SE-27: magnifier, text and round corners stand where they do on a phone")
    func fieldParts() {
        #expect(field.leftViewRect(forBounds: field.bounds).minX == 6)
        #expect(field.textRect(forBounds: field.bounds).minX == 30)
        #expect(field.font?.pointSize == 17)
        #expect(field.subviews.first?.layer.cornerRadius == 10)
        #expect(field.textAlignment == .natural)
    }

    @Test("SE-38: a bar at the top of the screen goes on under the status bar")
    func topAttached() {
        let delegate = TopAttached()
        bar.delegate = delegate
        bar.frame.origin.y = 40
        bar.isTranslucent = false
        bar.barTintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        bar.setNeedsLayout()
        screen.settle()
        #expect(bar.barPosition == .topAttached)
        #expect(screen.color(at: CGPoint(x: 100, y: 4)) == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    }

    @Test("from right to left everything is mirrored")
    func rightToLeft() throws {
        bar.semanticContentAttribute = .forceRightToLeft
        bar.showsCancelButton = true
        screen.settle()
        let button = try #require(bar.cancelButton)
        #expect(button.frame.minX == 8)
        #expect(field.frame.maxX == 312)
        #expect(field.leftViewRect(forBounds: field.bounds).maxX == field.bounds.maxX - 6)
    }

    @Test("larger text makes field and bar higher")
    func textSize() {
        screen.changeTextSize(by: 6)
        screen.settle()
        #expect(bar.intrinsicContentSize.height > 56)
    }

    @Test("a bar survives an archive")
    func archive() throws {
        bar.text = "abc"
        bar.placeholder = "Find"
        bar.prompt = "Who?"
        bar.scopeButtonTitles = ["One", "Two"]
        bar.searchBarStyle = .minimal
        bar.showsCancelButton = true
        bar.keyboardType = .URL
        let data = try NSKeyedArchiver.archivedData(withRootObject: bar, requiringSecureCoding: false)
        let copy = try #require(try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? UISearchBar)
        #expect(copy.text == "abc")
        #expect(copy.placeholder == "Find")
        #expect(copy.prompt == "Who?")
        #expect(copy.scopeButtonTitles == ["One", "Two"])
        #expect(copy.searchBarStyle == .minimal)
        #expect(copy.showsCancelButton)
        #expect(copy.keyboardType == .URL)
        #expect(copy.returnKeyType == .search)
        #expect(copy.subviews.count { $0 is UITextField } == 1)
    }

    @Test("appearance sets what bars look like")
    func appearance() {
        UISearchBar.appearance().barTintColor = .green
        defer { UISearchBar.appearance().barTintColor = nil }
        let made = UISearchBar()
        screen.window.addSubview(made)
        #expect(made.barTintColor == .green)
    }
}

@MainActor
private final class TopAttached: UIObject, UISearchBarDelegate {
    func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
}
