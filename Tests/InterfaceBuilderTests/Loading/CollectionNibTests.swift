import Foundation
import Testing
import UIKitTesting

@testable import InterfaceBuilder

@MainActor
struct CollectionNibTests {
    private static func label(_ id: String, _ text: String) -> String {
        "<subviews><label id=\"\(id)\" text=\"\(text)\">\(XIBText.frame(5, 5, 60, 20))</label></subviews>"
    }

    private static let cell = """
        <collectionViewCell opaque="NO" clipsSubviews="YES" contentMode="center" reuseIdentifier="photo" customClass="PhotoCell"
        customModule="InterfaceBuilderTests" id="c">\(XIBText.frame(0, 0, 50, 50))
        <view key="contentView" id="cv">\(XIBText.frame(0, 0, 50, 50))\(label("l", "Name"))</view>
        <connections><outlet property="name" destination="l" id="o"/></connections></collectionViewCell>
        """

    private static let collection = """
        <collectionView key="view" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" dataMode="prototypes"
        prefetchingEnabled="NO" id="t">\(XIBText.frame(0, 0, 390, 800))
        <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" sectionInsetReference="safeArea"
        minimumLineSpacing="12" minimumInteritemSpacing="7" id="f"><size key="itemSize" width="80" height="60"/>
        <size key="headerReferenceSize" width="30" height="20"/><size key="footerReferenceSize" width="0.0" height="0.0"/>
        <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/></collectionViewFlowLayout>
        <cells>\(cell)</cells>
        <collectionReusableView key="sectionHeaderView" opaque="NO" reuseIdentifier="head" id="h">\(XIBText.frame(0, 0, 390, 20))
        \(label("hl", "Head"))</collectionReusableView>
        <connections><outlet property="dataSource" destination="a" id="1"/><outlet property="delegate" destination="a" id="2"/></connections>
        </collectionView>
        """

    @Test("The background of a list is that of the document, or that of the system where it has none")
    func backgrounds() throws {
        func list(_ element: String, _ color: String) throws -> UIScrollView {
            let layout = element == "collectionView" ? "<collectionViewFlowLayout key=\"collectionViewLayout\" id=\"f\"/>" : ""
            let text = "<\(element) id=\"t\">\(XIBText.frame(0, 0, 100, 100))\(color)\(layout)</\(element)>"
            return try #require(UINib(data: XIBText.data(text), bundle: nil).instantiate(withOwner: nil).first as? UIScrollView)
        }
        let clear =
            "<color key=\"backgroundColor\" white=\"0.0\" alpha=\"0.0\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\"/>"
        for element in ["tableView", "collectionView"] {
            let given = try list(element, clear), standard = try list(element, "")
            #expect(given.backgroundColor?.cgColor.alpha == 0)
            #expect(standard.backgroundColor == .systemBackground)
        }
    }

    @Test("CV-253, CV-254: a compiled nib's collection view has its layout, cells and headers")
    func compiled() throws {
        func nib(_ top: NibNode) -> NibNode { NibNode("UINib", [("archiveData", .bytes(NibTree.bytes(top: [top], connections: [])))]) }
        let cell = NibNode("UICollectionViewCell", [("UIReuseIdentifier", .text("photo")), ("UITag", .integer(3))])
        let header = NibNode("UICollectionReusableView", [("UIReuseIdentifier", .text("Container")), ("UITag", .integer(4))])
        let flow = NibNode(
            "UICollectionViewFlowLayout",
            [
                ("UIItemSize", .numbers([80, 60])), ("UIInteritemSpacing", .integer(7)), ("UILineSpacing", .integer(12)),
                ("UIHeaderReferenceSize", .numbers([30, 20])), ("UIFooterReferenceSize", .numbers([0, 9])),
                ("UISectionInset", .numbers([2, 1, 4, 3])), ("UIScrollDirection", .integer(1)),
            ])
        let collection = NibNode(
            "UICollectionView",
            [
                ("UIBounds", .numbers([0, 0, 300, 200])), ("UICollectionLayout", .node(flow)),
                ("UICollectionViewCellNibDict", .table([("photo", nib(cell))])),
                ("UICollectionViewSupplementaryViewNibDict", .table([("UICollectionElementKindSectionHeader/Container", nib(header))])),
                ("UICollectionViewPrefetchingEnabled", .bool(false)),
            ])
        let objects = UINib(data: Data(NibTree.bytes(top: [collection], connections: [])), bundle: nil).instantiate(withOwner: nil)
        let view = try #require(objects.first as? UICollectionView)
        let layout = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
        #expect(layout.itemSize == CGSize(width: 80, height: 60))
        #expect(layout.scrollDirection == .horizontal)
        #expect(layout.minimumLineSpacing == 12)
        #expect(layout.minimumInteritemSpacing == 7)
        #expect(layout.headerReferenceSize == CGSize(width: 30, height: 20))
        #expect(layout.footerReferenceSize == CGSize(width: 0, height: 9))
        #expect(layout.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
        #expect(!view.isPrefetchingEnabled)
        #expect(view.dequeueReusableCell(withReuseIdentifier: "photo", for: [0, 0]).tag == 3)
        let kind = UICollectionView.elementKindSectionHeader
        #expect(view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "Container", for: [0, 0]).tag == 4)
    }

    @Test("CV-249, CV-250, CV-251, CV-252, CV-255: a storyboard's collection view has its layout, cells and headers, with no registering")
    func storyboard() throws {
        let made = try StoryboardText.controller(
            """
            <collectionViewController clearsSelectionOnViewWillAppear="NO" customClass="PhotosController"
            customModule="InterfaceBuilderTests" id="a">\(Self.collection)</collectionViewController>
            """)
        let controller = try #require(made as? PhotosController)
        let screen = TestScreen()
        screen.window.rootViewController = controller
        screen.wait(0.1)
        let view = try #require(controller.collectionView), layout = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
        #expect(!controller.clearsSelectionOnViewWillAppear)
        #expect(controller.view !== view)
        #expect(view.dataSource === controller)
        #expect(layout.itemSize == CGSize(width: 80, height: 60))
        #expect(layout.scrollDirection == .horizontal)
        #expect(layout.minimumLineSpacing == 12)
        #expect(layout.minimumInteritemSpacing == 7)
        #expect(layout.headerReferenceSize == CGSize(width: 30, height: 20))
        #expect(layout.footerReferenceSize == .zero)
        #expect(layout.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
        #expect(layout.sectionInsetReference == .fromSafeArea)
        #expect(!view.isPrefetchingEnabled)
        let cells = view.visibleCells.compactMap { $0 as? PhotoCell }
        #expect(cells.map { $0.name?.text } == ["0", "1", "2"])
        #expect(cells.first?.frame.size == CGSize(width: 80, height: 60))
        #expect(cells.first?.reuseIdentifier == "photo")
        #expect(cells.first?.name?.superview === cells.first?.contentView)
        #expect(cells.first?.contentView.frame == CGRect(x: 0, y: 0, width: 80, height: 60))
        let header = view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
        #expect((header?.subviews.first as? UILabel)?.text == "Head")
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
        #expect(!(view.dequeueReusableCell(withReuseIdentifier: "photo", for: [0, 0]) is PhotoCell))
    }

    @Test("CV-13: cells, headers and registrations come from nibs; nil takes that back")
    func registration() throws {
        let nib = UINib(data: XIBText.data(Self.cell), bundle: nil)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: UICollectionViewFlowLayout())
        view.register(nib, forCellWithReuseIdentifier: "a")
        let cell = try #require(view.dequeueReusableCell(withReuseIdentifier: "a", for: [0, 0]) as? PhotoCell)
        #expect(cell.reuseIdentifier == "a")
        #expect(cell.name?.text == "Name")
        let registration = UICollectionView.CellRegistration<PhotoCell, String>(cellNib: nib) { cell, _, text in cell.name?.text = text }
        #expect(view.dequeueConfiguredReusableCell(using: registration, for: [0, 0], item: "own").name?.text == "own")
        let header = "<collectionReusableView id=\"h\">\(XIBText.frame(0, 0, 100, 20))\(Self.label("l", "Head"))</collectionReusableView>"
        view.register(
            UINib(data: XIBText.data(header), bundle: nil), forSupplementaryViewOfKind: "kind", withReuseIdentifier: "b")
        let made = view.dequeueReusableSupplementaryView(ofKind: "kind", withReuseIdentifier: "b", for: [0, 0])
        #expect((made.subviews.first as? UILabel)?.text == "Head")
        #expect(made.reuseIdentifier == "b")
    }

    @Test("CV-13: a nib without a cell at its top is a programming error")
    func notACell() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
                view.register(UINib(data: XIBText.data("<view/>"), bundle: nil), forCellWithReuseIdentifier: "a")
                _ = view.dequeueReusableCell(withReuseIdentifier: "a", for: [0, 0])
            }
        }
    }
}

@MainActor
final class PhotoCell: UICollectionViewCell {
    @IBOutlet var name: UILabel?
}

@MainActor
final class PhotosController: UICollectionViewController {
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        (cell as? PhotoCell)?.name?.text = "\(indexPath.item)"
        return cell
    }
    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "head", for: indexPath)
    }
}
