import Foundation
import Testing
import UIKitTesting

@testable import InterfaceBuilder

/// Documents as Interface Builder wrote them for iPhone OS 3 and 4.
@MainActor
struct LegacyTests {
    private let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="7.10"><data>
        <int key="IBDocument.SystemTarget">768</int>
        <object class="NSMutableArray" key="IBDocument.RootObjects" id="1000">
          <bool key="EncodedWithXMLCoder">YES</bool>
          <object class="IBProxyObject" id="372490531"><string key="IBProxiedObjectIdentifier">IBFilesOwner</string></object>
          <object class="IBProxyObject" id="843779117"><string key="IBProxiedObjectIdentifier">IBFirstResponder</string></object>
          <object class="IBUIView" id="774585933">
            <reference key="NSNextResponder"/><int key="NSvFlags">274</int>
            <object class="NSMutableArray" key="NSSubviews"><bool key="EncodedWithXMLCoder">YES</bool>
              <object class="IBUIButton" id="5"><reference key="NSNextResponder" ref="774585933"/><int key="NSvFlags">292</int>
                <string key="NSFrame">{{20, 30}, {72, 37}}</string><bool key="IBUIOpaque">NO</bool>
                <object class="NSFont" key="IBUIFont" id="77"><string key="NSName">Helvetica-Bold</string><double key="NSSize">15</double></object>
                <int key="IBUIButtonType">1</int><string key="IBUINormalTitle">Go</string>
                <object class="NSColor" key="IBUIHighlightedTitleColor" id="88"><int key="NSColorSpace">3</int><bytes key="NSWhite">MQA</bytes></object>
              </object>
              <object class="IBUILabel" id="6"><int key="NSvFlags">-2147483356</int><string key="NSFrameSize">{280, 21}</string>
                <int key="IBUITag">3</int><string key="IBUIText">Hi</string><reference key="IBUIFont" ref="77"/><int key="IBUITextAlignment">1</int>
                <object class="NSColor" key="IBUITextColor"><int key="NSColorSpace">1</int><bytes key="NSRGB">MSAwIDAA</bytes></object>
              </object>
            </object>
            <string key="NSFrameSize">{320, 460}</string>
            <bool key="IBUIClipsSubviews">YES</bool><int key="IBUIContentMode">4</int>
          </object>
        </object>
        <object class="IBObjectContainer" key="IBDocument.Objects">
          <object class="NSMutableArray" key="connectionRecords"><bool key="EncodedWithXMLCoder">YES</bool>
            <object class="IBConnectionRecord"><object class="IBCocoaTouchOutletConnection" key="connection"><string key="label">label</string>
              <reference key="source" ref="372490531"/><reference key="destination" ref="6"/></object><int key="connectionID">3</int></object>
            <object class="IBConnectionRecord"><object class="IBCocoaTouchEventConnection" key="connection"><string key="label">pressed:</string>
              <reference key="source" ref="5"/><reference key="destination" ref="372490531"/><int key="IBEventType">7</int></object></object>
          </object>
          <object class="IBMutableOrderedSet" key="objectRecords"><object class="NSArray" key="orderedObjects"><bool key="EncodedWithXMLCoder">YES</bool>
            <object class="IBObjectRecord"><int key="objectID">1</int><reference key="object" ref="774585933"/></object>
            <object class="IBObjectRecord"><int key="objectID">-1</int><reference key="object" ref="372490531"/></object></object></object>
          <object class="NSMutableDictionary" key="flattenedProperties"><bool key="EncodedWithXMLCoder">YES</bool>
            <object class="NSArray" key="dict.sortedKeys"><bool key="EncodedWithXMLCoder">YES</bool><string>-1.CustomClassName</string><string>1.CustomClassName</string></object>
            <object class="NSMutableArray" key="dict.values"><bool key="EncodedWithXMLCoder">YES</bool><string>Owner</string><string>InterfaceBuilderTests.CodedView</string></object>
          </object>
        </object></data></archive>
        """

    private func load(_ owner: Any?) throws -> UIView {
        let objects = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: owner, options: nil)
        #expect(objects.count == 1)
        return try #require(objects.first as? UIView)
    }

    @Test("NB-01, NB-56: an archive of the older format gives the same kind of objects")
    func objects() throws {
        let view = try load(nil)
        #expect(view.subviews.count == 2 && view.subviews[0] is UIButton && view.viewWithTag(3) is UILabel)
    }

    @Test("NB-57, NB-58: frames with and without origin; masks and hidden views by their bits")
    func geometry() throws {
        let view = try load(nil)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 320, height: 460))
        #expect(view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
        #expect(view.subviews[0].frame == CGRect(x: 20, y: 30, width: 72, height: 37))
        #expect(view.subviews[0].autoresizingMask == [.flexibleRightMargin, .flexibleBottomMargin])
        #expect(view.subviews[1].frame == CGRect(x: 0, y: 0, width: 280, height: 21))
        #expect(view.subviews[1].isHidden)
        #expect(!view.subviews[0].isHidden)
        #expect(view.autoresizesSubviews)
    }

    @Test("NB-59: what is missing is as iPhone OS had it")
    func defaults() throws {
        let view = try load(nil)
        #expect(view.isOpaque)
        #expect(view.isUserInteractionEnabled)
        #expect(view.clearsContextBeforeDrawing)
        #expect(view.clipsToBounds)
        #expect(view.contentMode == .center)
        #expect(view.tag == 0)
        #expect(!view.subviews[0].isOpaque)
        #expect((view.subviews[0] as? UIButton)?.isEnabled == true)
    }

    @Test("NB-60: colours are numbers as text, in base64; fonts are shared")
    func colorsAndFonts() throws {
        let view = try load(nil)
        let label = try #require(view.subviews[1] as? UILabel)
        #expect(label.textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(label.font == .boldSystemFont(ofSize: 15))
        #expect(label.textAlignment == .center)
        let button = try #require(view.subviews[0] as? UIButton)
        #expect(button.titleColor(for: .highlighted) == UIColor(white: 1, alpha: 1))
        #expect(button.title(for: .normal) == "Go")
        #expect(button.titleLabel?.font == .boldSystemFont(ofSize: 15))
    }

    @Test("NB-61: outlets, and actions by the number of their event")
    func connections() throws {
        let owner = Owner()
        let view = try load(owner)
        #expect(owner.label === view.subviews[1])
        let button = try #require(view.subviews[0] as? UIButton)
        #expect(button.actions(forTarget: owner, forControlEvent: .touchUpInside) == ["pressed:"])
    }

    @Test("NB-62: custom classes by the numbers of the objects")
    func customClasses() throws { #expect(try load(nil) is CodedView) }

    @Test("An archive whose objects refer to themselves ends")
    func circles() throws {
        let circle = """
            <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"><data><array key="IBDocument.RootObjects">
            <object class="IBUIView" id="1"><array key="NSSubviews"><reference ref="1"/></array></object><reference ref="2"/>
            <reference key="x" ref="nowhere"/></array></data></archive>
            """
        let objects = UINib(data: Data(circle.utf8), bundle: nil).instantiate(withOwner: nil, options: nil)
        #expect((objects.first as? UIView)?.subviews.isEmpty == true)
    }
}
