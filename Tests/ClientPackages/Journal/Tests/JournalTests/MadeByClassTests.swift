import UIKit
import XCTest

private final class PageCell: UITableViewCell {}
private final class PageHeader: UITableViewHeaderFooterView {}
private final class PageBar: UINavigationBar {}
private final class PageLayer: CALayer {}
private final class PageView: UIView {
    override class var layerClass: AnyClass { PageLayer.self }
}

/// What is made of classes that are only known at run time is of these classes, in a framework that was optimized too.
@MainActor
final class MadeByClassTests: XCTestCase {
    func testRegisteredCellsAndHeaders() async {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.register(PageCell.self, forCellReuseIdentifier: "page")
        table.register(PageHeader.self, forHeaderFooterViewReuseIdentifier: "page")
        XCTAssert(table.dequeueReusableCell(withIdentifier: "page") is PageCell)
        XCTAssert(table.dequeueReusableHeaderFooterView(withIdentifier: "page") is PageHeader)
    }

    func testBarsAndLayers() async {
        XCTAssert(UINavigationController(navigationBarClass: PageBar.self, toolbarClass: nil).navigationBar is PageBar)
        XCTAssert(PageView().layer is PageLayer)
    }

    func testEmptyTexts() async {
        XCTAssert(type(of: NSAttributedString()) == NSAttributedString.self)
        XCTAssert(type(of: NSMutableAttributedString()) == NSMutableAttributedString.self)
    }
}
