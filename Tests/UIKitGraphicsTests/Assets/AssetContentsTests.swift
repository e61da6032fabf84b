@testable import UIKitGraphics
import Foundation
import Testing

@testable import UIKitCore

struct AssetContentsTests {
    private func read(_ text: String) -> AssetContents { AssetContents(Data(text.utf8)) }

    @Test("An entry says for what it is; what it leaves open is nil")
    func conditions() throws {
        let contents = read(
            #"""
            {"images":[{"filename":"a.png","idiom":"ipad","scale":"2x","width-class":"compact","height-class":"regular",
              "display-gamut":"display-P3","language-direction":"right-to-left","locale":"de",
              "appearances":[{"appearance":"luminosity","value":"dark"},{"appearance":"contrast","value":"high"}]},
             {"filename":"b.png","idiom":"universal"},{"filename":"c.png","subtype":"retina4"},{"idiom":"iphone","scale":"3x"}]}
            """#)
        #expect(contents.problems == [])
        #expect(contents.files.map(\.name) == ["a.png", "b.png", "c.png"])
        let expected = AssetConditions(
            idiom: "ipad", scale: 2, luminosity: .dark, isForHighContrast: true, width: .compact, height: .regular, gamut: .displayP3,
            direction: .rightToLeft, language: "de")
        #expect(contents.files[0].conditions == expected)
        #expect(contents.files[1].conditions == AssetConditions())
        #expect(contents.files[2].conditions == AssetConditions(isForSomeDevices: true))
    }

    @Test("Properties of a set, slices and insets in pixels")
    func properties() throws {
        let contents = read(
            #"""
            {"properties":{"provides-namespace":true,"template-rendering-intent":"template","preserves-vector-representation":true},
             "images":[{"filename":"a.png","alignment-insets":{"top":3,"bottom":-4},
               "resizing":{"mode":"9-part","center":{"mode":"tile","width":2,"height":1},"cap-insets":{"left":4,"right":5}}},
              {"filename":"b.png","resizing":{"mode":"3-part-horizontal","center":{"mode":"stretch","width":2,"height":0},"cap-insets":{}}}]}
            """#)
        #expect(contents.providesNamespace)
        #expect(contents.preservesVectors)
        #expect(contents.renderingIntent == .template)
        let slicing = try #require(contents.files[0].slicing)
        #expect(slicing.isTiled)
        #expect(slicing.centerWidth == 2)
        #expect(slicing.centerHeight == 1)
        #expect(slicing.caps == UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 5))
        #expect(contents.files[0].alignment == UIEdgeInsets(top: 3, left: 0, bottom: 0, right: 0))
        let second = try #require(contents.files[1].slicing)
        #expect(!second.isTiled)
        #expect(second.centerWidth == 2)
        #expect(second.centerHeight == nil)
        #expect(read(#"{"properties":{"template-rendering-intent":"automatic"}}"#).renderingIntent == nil)
    }

    @Test(
        "Components are written as fractions, as 0…255 or in hexadecimal",
        arguments: [
            ("0.500", 0.5), ("128", 128.0 / 255), ("0x80", 128.0 / 255), ("0xff", 1), ("0", 0), ("1.25", 1.25), ("-0.1", -0.1),
            ("1e-1", 0.1),
        ] as [(String, Double)])
    func components(text: String, value: Double) throws {
        let components = #"{"red":"\#(text)","green":"0","blue":"0"}"#
        let contents = read(#"{"colors":[{"color":{"color-space":"extended-srgb","components":\#(components)}}]}"#)
        #expect(contents.problems == [])
        #expect(contents.shades.first?.color == .components([CGFloat(value), 0, 0, 1], .extendedSRGB))
    }

    @Test("Colours have a space, grey has one component, an alpha of 1 is opaque, a reference names a colour of the system")
    func colors() {
        func color(_ text: String) -> AssetColor? { read("{\"colors\":[{\"color\":\(text)}]}").shades.first?.color }
        #expect(
            color(#"{"color-space":"display-p3","components":{"red":1,"green":0.5,"blue":0,"alpha":"1"}}"#)
                == .components([1, 0.5, 0, 1], .displayP3))
        let gray = color(#"{"color-space":"gray-gamma-22","components":{"white":"0.25","alpha":"0.500"}}"#)
        #expect(gray == .components([0.25, 0.5], .gray))
        #expect(color(#"{"color-space":"extended-gray","components":{"white":"1.5"}}"#) == .components([1.5, 1], .extendedGray))
        #expect(color(#"{"platform":"universal","reference":"labelColor"}"#) == .reference("labelColor"))
    }

    @Test("What is wrong is said with its place, and the rest counts")
    func problems() {
        let contents = read(
            #"""
            {"images":[{"filename":"a.png","scale":"big"},7,{"filename":5},{"filename":"../../x.png"},{"filename":"d.png","idiom":[]}],
             "colors":[{"color":{"components":{"red":"x","green":"0","blue":"0"}}},{"color":{}},{"color":{"reference":"labelColor"}}],
             "properties":{"provides-namespace":"yes"}}
            """#)
        #expect(contents.files.map(\.name) == ["a.png", "d.png"])
        #expect(contents.shades.count == 1)
        #expect(!contents.providesNamespace)
        let expected = [
            "properties.provides-namespace: true or false is expected here",
            "images[0].scale: \"big\" is no scale; write 1x, 2x or 3x",
            "images[1]: an object in braces is expected here",
            "images[2].filename: text in quotes is expected here",
            "images[3].filename: \"../../x.png\" leads out of the set; the entry is left out",
            "images[4].idiom: text in quotes is expected here",
            "colors[0].color.components.red: \"x\" is no component; write 0.5, 128 or 0x80",
            "colors[0].color.components: red, green and blue are needed, or white",
            "colors[1].color: a colour needs components or a reference",
        ]
        #expect(contents.problems == expected)
    }

    @Test(
        "A damaged file says so once and has nothing in it",
        arguments: ["", "{", "[1,2", "null", "\"x\"", "[]", #"{"images":{}}"#, #"{"colors":"red"}"#, "\u{0}\u{1}"])
    func damaged(text: String) {
        let contents = read(text)
        #expect(contents.files.isEmpty)
        #expect(contents.shades.isEmpty)
        #expect(contents.problems.count == 1)
    }

    @Test("A hundred thousand brackets are no trouble, nor is a file that is not there")
    func hostile() {
        let deep = read(String(repeating: "[", count: 100_000))
        #expect(deep.problems.count == 1)
        #expect(deep.files.isEmpty)
        let nested = read(String(repeating: #"{"images":["#, count: 50_000))
        #expect(nested.problems.count == 1)
        #expect(AssetContents(nil).problems == [])
    }
}
