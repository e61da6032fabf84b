import Foundation
import Testing
import UIKitTesting

@testable import InterfaceBuilder

@MainActor
struct StoryboardTableTests {
    private typealias Text = StoryboardText

    private static func cell(_ id: String, _ attributes: String = "", _ text: String = "", connections: String = "") -> String {
        """
        <tableViewCell \(attributes) id="\(id)"><tableViewCellContentView key="contentView" id="\(id)c"><subviews>
        <label id="\(id)l" text="\(text)" opaque="NO">\(XIBText.frame(16, 10, 200, 20))</label></subviews></tableViewCellContentView>
        <connections>\(connections)</connections></tableViewCell>
        """
    }

    @Test("NB-27, NB-28: static sections: titles, cells, their heights, and a segue that a cell begins")
    func staticSections() throws {
        let made = try Text.controller(
            """
            <tableViewController id="a"><tableView key="view" style="grouped" rowHeight="50" dataMode="static" id="t">
            \(XIBText.frame(0, 0, 390, 800))<sections>
            <tableViewSection headerTitle="Head" footerTitle="Foot" id="s1"><cells>
            \(Self.cell("c1", "style=\"IBUITableViewCellStyleDefault\" textLabel=\"c1l\" rowHeight=\"70\"", "one"))
            \(Self.cell("c2", "accessoryType=\"disclosureIndicator\"", "two", connections: "<segue destination=\"b\" kind=\"show\" id=\"g\"/>"))
            </cells></tableViewSection></sections>
            <connections><outlet property="dataSource" destination="a" id="1"/><outlet property="delegate" destination="a" id="2"/></connections>
            </tableView></tableViewController>
            """, other: Text.scene("<viewController id=\"b\" title=\"B\"></viewController>"))
        let controller = try #require(made as? UITableViewController), table = try #require(controller.tableView)
        let stack = UINavigationController(rootViewController: controller), screen = TestScreen()
        screen.window.rootViewController = stack
        screen.wait(0.1)
        #expect(table.style == .grouped)
        #expect(table.numberOfSections == 1)
        #expect(table.numberOfRows(inSection: 0) == 2)
        #expect(controller.tableView(table, titleForHeaderInSection: 0) == "Head")
        #expect(controller.tableView(table, titleForFooterInSection: 0) == "Foot")
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 70)
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 50)
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text == "one")
        #expect(screen.shows("two"))
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.accessoryType == .disclosureIndicator)
        try screen.tap("two")
        #expect(stack.topViewController?.title == "B")
    }

    @Test("NB-28: static rows without a height are as high as their constraints ask for, where the table leaves it to them")
    func staticRowsByContent() throws {
        func tall(_ id: String, _ height: Int, _ attributes: String = "") -> String {
            """
            <tableViewCell \(attributes) id="\(id)"><tableViewCellContentView key="contentView" id="\(id)c"><subviews>
            <view id="\(id)v" translatesAutoresizingMaskIntoConstraints="NO"/></subviews><constraints>
            <constraint firstItem="\(id)v" firstAttribute="top" secondItem="\(id)c" secondAttribute="top" id="\(id)1"/>
            <constraint firstAttribute="bottom" secondItem="\(id)v" secondAttribute="bottom" id="\(id)2"/>
            <constraint firstItem="\(id)v" firstAttribute="height" constant="\(height)" id="\(id)3"/>
            </constraints></tableViewCellContentView></tableViewCell>
            """
        }
        let made = try Text.controller(
            """
            <tableViewController id="a"><tableView key="view" style="plain" separatorStyle="none" rowHeight="-1" estimatedRowHeight="-1"
            dataMode="static" id="t">\(XIBText.frame(0, 0, 390, 800))<sections><tableViewSection id="s"><cells>
            \(tall("x", 90))\(tall("y", 90, "rowHeight=\"60\""))\(Self.cell("z", "", "plain"))</cells></tableViewSection></sections>
            <connections><outlet property="dataSource" destination="a" id="1"/><outlet property="delegate" destination="a" id="2"/></connections>
            </tableView></tableViewController>
            """)
        let table = try #require((made as? UITableViewController)?.tableView), screen = TestScreen()
        screen.window.rootViewController = made
        screen.wait(0.1)
        let heights = (0..<3).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
        #expect(heights[0] == 90, "\(heights)")
        #expect(heights[1] == 60, "\(heights)")
        #expect(abs(heights[2] - 44) <= 0.5, "\(heights)")
    }

    @Test("NB-27: prototypes are copied for each cell, with outlets to the controller's scene")
    func prototypes() throws {
        let made = try Text.controller(
            """
            <tableViewController id="a" customClass="PrototypeTable" customModule="InterfaceBuilderTests">
            <tableView key="view" rowHeight="60" dataMode="prototypes" id="t">\(XIBText.frame(0, 0, 390, 800))<prototypes>
            \(Self.cell("p", "reuseIdentifier=\"Plain\" style=\"IBUITableViewCellStyleDefault\" textLabel=\"pl\"", "copy"))
            </prototypes>
            <connections><outlet property="dataSource" destination="a" id="1"/><outlet property="delegate" destination="a" id="2"/></connections>
            </tableView></tableViewController>
            """)
        let controller = try #require(made as? UITableViewController), screen = TestScreen()
        screen.window.rootViewController = controller
        screen.wait(0.1)
        let cells = controller.tableView.visibleCells
        #expect(cells.count == 3)
        #expect(Set(cells.map { ObjectIdentifier($0) }).count == 3)
        #expect(cells.allSatisfy { $0.reuseIdentifier == "Plain" && $0.textLabel?.text == "copy" && $0.frame.height == 60 })
    }

    @Test("NB-27: a row height of -1 goes by the content")
    func automaticHeights() throws {
        let made = try Text.controller(
            "<tableViewController id=\"a\"><tableView key=\"view\" rowHeight=\"-1\" separatorStyle=\"none\" id=\"t\"/></tableViewController>"
        )
        let table = try #require((made as? UITableViewController)?.tableView)
        #expect(table.rowHeight == UITableView.automaticDimension)
        #expect(table.separatorStyle == .none)
    }
}

final class PrototypeTable: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Plain", for: indexPath)
    }
}
