import Foundation
import Testing
import UIKitTesting

@testable import InterfaceBuilder

@MainActor
struct CellNibTests {
    private let cell = """
        <tableViewCell id="c" reuseIdentifier="row" selectionStyle="none" accessoryType="checkmark" customClass="RowCell"
        customModule="InterfaceBuilderTests">\(XIBText.frame(0, 0, 320, 44))
        <tableViewCellContentView key="contentView" id="cv">\(XIBText.frame(0, 0, 320, 44))
        <subviews><label id="l" text="Name" tag="1">\(XIBText.frame(10, 0, 200, 44))</label></subviews></tableViewCellContentView>
        <connections><outlet property="name" destination="l" id="o"/></connections></tableViewCell>
        """

    @Test("NB-28: what stands in a cell's content view comes into that of the cell")
    func content() throws {
        let loaded = try #require(
            UINib(data: XIBText.data(cell), bundle: nil).instantiate(withOwner: nil, options: nil).first as? RowCell)
        #expect(loaded.reuseIdentifier == "row")
        #expect(loaded.selectionStyle == .none)
        #expect(loaded.accessoryType == .checkmark)
        #expect(loaded.name?.superview === loaded.contentView)
        #expect(loaded.name?.text == "Name")
    }

    @Test("TA-19: cells of an identifier come from the nib that is registered for it")
    func registration() throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
        let source = RowSource()
        table.dataSource = source
        table.register(UINib(data: XIBText.data(cell), bundle: nil), forCellReuseIdentifier: "row")
        let screen = TestScreen(showing: table)
        screen.settle()
        let cells = table.visibleCells.compactMap { $0 as? RowCell }
        #expect(cells.map { $0.name?.text } == ["0", "1", "2"])
        #expect(Set(cells.map(ObjectIdentifier.init)).count == 3)
        #expect(cells.first?.reuseIdentifier == "row")
    }

    @Test("Headers and footers of an identifier come from the nib that is registered for it, and are used again")
    func headers() throws {
        let header = """
            <view customClass="TitleHeader" customModule="InterfaceBuilderTests" id="h">\(XIBText.frame(0, 0, 320, 30))
            <subviews><label id="l" text="Title">\(XIBText.frame(10, 0, 200, 30))</label></subviews>
            <connections><outlet property="title" destination="l" id="o"/></connections></view>
            """
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
        table.register(UINib(data: XIBText.data(header), bundle: nil), forHeaderFooterViewReuseIdentifier: "title")
        let view = try #require(table.dequeueReusableHeaderFooterView(withIdentifier: "title") as? TitleHeader)
        #expect(view.title?.text == "Title")
        #expect(view.reuseIdentifier == "title")
        #expect(view.title?.superview === view)
        #expect(view.subviews.last === view.title)
        #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "title") !== view)
        table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "title")
        #expect(!(table.dequeueReusableHeaderFooterView(withIdentifier: "title") is TitleHeader))
        table.register(nil as UINib?, forHeaderFooterViewReuseIdentifier: "title")
        #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "title") == nil)
    }

    @Test("A nib without a header at its top is a programming error where one is wanted")
    func notAHeader() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let table = UITableView(frame: .zero, style: .plain)
                table.register(UINib(data: XIBText.data("<view/>"), bundle: nil), forHeaderFooterViewReuseIdentifier: "title")
                _ = table.dequeueReusableHeaderFooterView(withIdentifier: "title")
            }
        }
    }

    @Test("TA-19: a nib without a cell at its top is a programming error")
    func notACell() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let table = UITableView(frame: .zero, style: .plain)
                table.register(UINib(data: XIBText.data("<view/>"), bundle: nil), forCellReuseIdentifier: "row")
                _ = table.dequeueReusableCell(withIdentifier: "row")
            }
        }
    }
}

class TitleHeader: UITableViewHeaderFooterView {
    @IBOutlet var title: UILabel?
}

class RowCell: UITableViewCell {
    @IBOutlet var name: UILabel?
}

private class RowSource: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        (cell as? RowCell)?.name?.text = "\(indexPath.row)"
        return cell
    }
}
