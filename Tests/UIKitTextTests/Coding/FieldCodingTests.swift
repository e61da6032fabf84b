import Foundation
import Testing
import UIKit
import UIKitTesting

/// Text fields in nibs and archives.
@MainActor
@Suite(.serialized)
struct FieldCodingTests {
    private func field(_ attributes: String, _ children: String = "") throws -> UITextField {
        let document = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="NO"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/><placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
            <textField id="f" \(attributes)><rect key="frame" x="10" y="20" width="200" height="34"/>\(children)</textField>
            </objects></document>
            """
        let nib = UINib(data: Data(document.utf8), bundle: nil)
        return try #require(nib.instantiate(withOwner: nil).first as? UITextField)
    }

    @Test("CT-44: what an XIB says of a field arrives, its traits among it")
    func everything() throws {
        let field = try field(
            """
            opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" contentVerticalAlignment="center" text="Ada" \
            placeholder="Name" textAlignment="right" borderStyle="roundedRect" clearButtonMode="whileEditing" clearsOnBeginEditing="YES" \
            allowsEditingTextAttributes="YES" \
            minimumFontSize="17" adjustsFontSizeToFit="NO" tag="5"
            """,
            """
            <color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
            <textInputTraits key="textInputTraits" autocapitalizationType="words" autocorrectionType="no" spellCheckingType="no"
            keyboardType="emailAddress" returnKeyType="done" enablesReturnKeyAutomatically="YES" secureTextEntry="YES"
            textContentType="email"/>
            """)
        #expect(field.frame == CGRect(x: 10, y: 20, width: 200, height: 34))
        #expect(field.tag == 5)
        #expect(field.text == "Ada")
        #expect(field.placeholder == "Name")
        #expect(field.textAlignment == .right)
        #expect(field.borderStyle == .roundedRect)
        #expect(field.clearButtonMode == .whileEditing)
        #expect(field.clearsOnBeginEditing)
        #expect(field.allowsEditingTextAttributes)
        #expect(field.minimumFontSize == 17)
        #expect(!field.adjustsFontSizeToFitWidth)
        #expect(field.contentHorizontalAlignment == .left)
        #expect(field.textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(field.font == .boldSystemFont(ofSize: 20))
        #expect(field.autocapitalizationType == .words)
        #expect(field.autocorrectionType == .no)
        #expect(field.spellCheckingType == .no)
        #expect(field.keyboardType == .emailAddress)
        #expect(field.returnKeyType == .done)
        #expect(field.enablesReturnKeyAutomatically)
        #expect(field.isSecureTextEntry)
        #expect(field.textContentType == .emailAddress)
    }

    @Test("CT-44: a field of an XIB that says nothing has no border of its own, and text of 17 points")
    func plain() throws {
        let field = try field("contentMode=\"scaleToFill\"", "<textInputTraits key=\"textInputTraits\"/>")
        #expect(field.text == "")
        #expect(field.font?.pointSize == 17)
        #expect(field.borderStyle == .none)
        #expect(field.subviews.count > 0)
        #expect(field.autocapitalizationType == UITextAutocapitalizationType.none)
    }

    @Test("Text with a look of its own comes with it")
    func styled() throws {
        let field = try field(
            "contentMode=\"scaleToFill\"",
            """
            <attributedString key="attributedText"><fragment content="red"><attributes>
            <color key="NSColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            </attributes></fragment></attributedString>
            """)
        #expect(field.text == "red")
        #expect(field.textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }

    @Test("Numbers that mean nothing are left out")
    func nonsense() throws {
        let field = try field("borderStyle=\"plaid\" clearButtonMode=\"often\" minimumFontSize=\"wide\" textAlignment=\"up\"")
        #expect(field.borderStyle == .none)
        #expect(field.clearButtonMode == .never)
        #expect(field.minimumFontSize == 0)
    }

    @Test("A field goes through an archive; what is secret does not")
    func archive() throws {
        let original = UITextField(frame: CGRect(x: 1, y: 2, width: 100, height: 34))
        original.text = "Ada"
        original.placeholder = "Name"
        original.borderStyle = .bezel
        original.clearButtonMode = .always
        original.keyboardType = .URL
        original.clearsOnBeginEditing = true
        func copy() throws -> UITextField {
            let data = try NSKeyedArchiver.archivedData(withRootObject: original, requiringSecureCoding: false)
            let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
            unarchiver.requiresSecureCoding = false
            return try #require(unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UITextField)
        }
        let first = try copy()
        #expect(first.text == "Ada")
        #expect(first.placeholder == "Name")
        #expect(first.borderStyle == .bezel)
        #expect(first.clearButtonMode == .always)
        #expect(first.keyboardType == .URL)
        #expect(first.clearsOnBeginEditing)
        #expect(first.frame == original.frame)
        #expect(first.subviews.count == original.subviews.count)
        original.isSecureTextEntry = true
        let second = try copy()
        #expect(second.isSecureTextEntry)
        #expect(second.text == "")
    }
}
