import Foundation
import Testing
@_spi(ForasteroInternal) import UIKitCore
import UIKitTesting

@testable import InterfaceBuilder
@testable import UIKitControls

/// Buttons that have a configuration in their document, as those have that are new there.
@MainActor
struct ButtonConfigurationNibTests {
    private func button(_ configuration: String) throws -> UIButton {
        let objects = """
            <button opaque="NO" contentMode="scaleToFill" buttonType="system" lineBreakMode="middleTruncation" id="b">
            \(XIBText.frame(0, 0, 120, 40))<state key="normal" title="Button"/>\(configuration)</button>
            """
        let loaded = UINib(data: XIBText.data(objects), bundle: nil).instantiate(withOwner: nil, options: nil)
        return try #require(loaded.first as? UIButton)
    }

    @Test("A button shows its configuration's title, and not the one that it had before")
    func title() throws {
        let button = try button(
            """
            <buttonConfiguration key="configuration" style="plain" title="Undo">
            <fontDescription key="titleFontDescription" type="system" pointSize="21"/></buttonConfiguration>
            """)
        button.layoutIfNeeded()
        #expect(button.configuration?.title == "Undo")
        #expect(button.titleLabel?.text == "Undo")
        #expect(button.titleLabel?.font.pointSize == 21)
    }

    @Test("A button whose configuration has an image alone shows no title")
    func imageAlone() throws {
        let button = try button(
            """
            <buttonConfiguration key="configuration" style="gray"><imageReference key="image" image="trash" catalog="system"/>
            </buttonConfiguration>
            """)
        button.layoutIfNeeded()
        #expect(button.configuration?.image == UIImage(systemName: "trash"))
        #expect(button.currentTitle == nil)
        #expect(button.titleLabel?.text ?? "" == "")
    }

    @Test("Style, texts, places, sizes and colours are those of the document")
    func everything() throws {
        let button = try button(
            """
            <buttonConfiguration key="configuration" style="filled" title="A" subtitle="B" imagePlacement="trailing" imagePadding="7"
            titlePadding="3" titleAlignment="center" cornerStyle="capsule" buttonSize="large" showsActivityIndicator="YES">
            <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
            <preferredSymbolConfiguration key="preferredSymbolConfigurationForImage" scale="large"/>
            <backgroundConfiguration key="background" cornerRadius="9" strokeWidth="2">
            <color key="strokeColor" systemColor="systemGreenColor"/></backgroundConfiguration>
            <color key="baseForegroundColor" systemColor="systemRedColor"/>
            <color key="baseBackgroundColor" systemColor="systemBlueColor"/></buttonConfiguration>
            """)
        let configuration = try #require(button.configuration)
        #expect(configuration.style == .filled)
        #expect(configuration.subtitle == "B")
        #expect(configuration.imagePlacement == .trailing)
        #expect(configuration.imagePadding == 7)
        #expect(configuration.titlePadding == 3)
        #expect(configuration.titleAlignment == .center)
        #expect(configuration.cornerStyle == .capsule)
        #expect(configuration.buttonSize == .large)
        #expect(configuration.showsActivityIndicator)
        #expect(configuration.contentInsets == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        #expect(configuration.preferredSymbolConfigurationForImage == UIImage.SymbolConfiguration(scale: .large))
        #expect(configuration.background.cornerRadius == 9)
        #expect(configuration.background.strokeWidth == 2)
        #expect(configuration.background.strokeColor == .systemGreen)
        #expect(configuration.baseForegroundColor == .systemRed)
        #expect(configuration.baseBackgroundColor == .systemBlue)
    }

    @Test("Names and numbers that are not known leave what a configuration has by itself, and say so")
    func badInput() throws {
        var found: UIButton?
        let told = Console.texts {
            found = try? button(
                """
                <buttonConfiguration key="configuration" style="striped" cornerStyle="" imagePlacement="inside" imagePadding="1e999"
                buttonSize="-3"><imageReference key="image"/><nil key="background"/></buttonConfiguration>
                """)
        }
        let configuration = try #require(found?.configuration)
        #expect(configuration.style == .plain)
        #expect(configuration.cornerStyle == .dynamic)
        #expect(configuration.imagePlacement == .leading)
        #expect(configuration.imagePadding.isFinite)
        #expect(configuration.image == nil)
        #expect(told.contains { $0.contains("style is \"striped\", which is not known") })
    }

    @Test("An archived button keeps its configuration")
    func archive() throws {
        var configuration = UIButton.Configuration.tinted()
        configuration.title = "Title"
        configuration.cornerStyle = .large
        configuration.imagePlacement = .top
        configuration.baseBackgroundColor = .systemRed
        let button = UIButton(configuration: configuration)
        let data = try NSKeyedArchiver.archivedData(withRootObject: button, requiringSecureCoding: false)
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        unarchiver.requiresSecureCoding = false
        let copy = try #require(unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UIButton)
        let found = try #require(copy.configuration)
        #expect(found.style == .tinted)
        #expect(found.title == "Title")
        #expect(found.cornerStyle == .large)
        #expect(found.imagePlacement == .top)
        #expect(found.baseBackgroundColor == .systemRed)
    }
}
