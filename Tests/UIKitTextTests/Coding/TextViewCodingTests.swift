import Foundation
import Testing
import UIKit
import UIKitTesting

/// Text views in nibs and archives.
@MainActor
@Suite(.serialized)
struct TextViewCodingTests {
    private func view(_ attributes: String, _ children: String = "") throws -> UITextView {
        let document = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="NO"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/><placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
            <textView id="t" \(attributes)><rect key="frame" x="10" y="20" width="200" height="90"/>\(children)</textView>
            </objects></document>
            """
        let nib = UINib(data: Data(document.utf8), bundle: nil)
        return try #require(nib.instantiate(withOwner: nil).first as? UITextView)
    }

    @Test("What an XIB says of a text view arrives, its traits among it")
    func everything() throws {
        let view = try view(
            """
            clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" editable="NO" selectable="NO" text="Ada" \
            textAlignment="center" scrollEnabled="NO" showsHorizontalScrollIndicator="NO" tag="5"
            """,
            """
            <color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
            <textInputTraits key="textInputTraits" autocapitalizationType="words" keyboardType="emailAddress" returnKeyType="done"/>
            """)
        #expect(view.frame == CGRect(x: 10, y: 20, width: 200, height: 90))
        #expect(view.tag == 5)
        #expect(view.text == "Ada")
        #expect(!view.isEditable)
        #expect(!view.isSelectable)
        #expect(!view.isScrollEnabled)
        #expect(!view.showsHorizontalScrollIndicator)
        #expect(view.textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(view.font == .boldSystemFont(ofSize: 20))
        #expect(view.textAlignment == .center)
        #expect(view.autocapitalizationType == .words)
        #expect(view.keyboardType == .emailAddress)
    }

    @Test("TX-68: a text view of an XIB that says nothing has text of 14 points, and can be edited")
    func plain() throws {
        let view = try view("contentMode=\"scaleToFill\"", "<textInputTraits key=\"textInputTraits\"/>")
        #expect(view.text == "")
        #expect(view.font == .systemFont(ofSize: 14))
        #expect(view.isEditable)
        #expect(view.isSelectable)
    }

    @Test("A text view goes through an archive; what is secret does not")
    func archive() throws {
        let view = UITextView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        view.text = "some text"
        view.font = .italicSystemFont(ofSize: 11)
        view.textContainerInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        view.dataDetectorTypes = [.link, .phoneNumber]
        func copy() throws -> UITextView {
            let data = try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false)
            let coder = try NSKeyedUnarchiver(forReadingFrom: data)
            coder.requiresSecureCoding = false
            return try #require(coder.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UITextView)
        }
        let other = try copy()
        #expect(other.text == "some text")
        #expect(other.font == .italicSystemFont(ofSize: 11))
        #expect(other.dataDetectorTypes == [.link, .phoneNumber])
        #expect(other.textContainerInset == view.textContainerInset)
        #expect(other.subviews.count == view.subviews.count)
        view.isSecureTextEntry = true
        #expect(try copy().text == "")
    }
}
