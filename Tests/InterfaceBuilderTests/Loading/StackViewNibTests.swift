import Foundation
import Testing
import UIKitTesting

@testable import InterfaceBuilder

@MainActor
struct StackViewNibTests {
    private func load(_ attributes: String, _ content: String = "") throws -> UIStackView {
        let text = XIBText.document(
            """
            <stackView opaque="NO" contentMode="scaleToFill" \(attributes)>\(XIBText.frame(0, 0, 120, 40))
            <subviews><view tag="1" contentMode="scaleToFill"/><view tag="2" contentMode="scaleToFill"/></subviews>\(content)</stackView>
            """)
        let loaded = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil, options: nil)
        return try #require(loaded.first as? UIStackView)
    }

    @Test("A stack in a document lines up all views inside")
    func arranged() throws {
        let stack = try load("distribution=\"fillEqually\" spacing=\"20\"")
        #expect(stack.arrangedSubviews.map(\.tag) == [1, 2])
        #expect(stack.subviews.count == 2)
        #expect(stack.axis == .horizontal)
        #expect(stack.distribution == .fillEqually)
        #expect(stack.spacing == 20)
        #expect(stack.alignment == .fill)
        stack.layoutIfNeeded()
        #expect(
            stack.arrangedSubviews.map(\.frame) == [
                CGRect(x: 0, y: 0, width: 50, height: 40), CGRect(x: 70, y: 0, width: 50, height: 40),
            ])
    }

    @Test(
        "Attributes of stacks by their names in documents",
        arguments: [
            ("top", UIStackView.Alignment.leading), ("center", .center), ("bottom", .trailing), ("lastBaseline", .lastBaseline),
            ("firstBaseline", .firstBaseline),
        ])
    func attributes(name: String, alignment: UIStackView.Alignment) throws {
        let stack = try load(
            "axis=\"vertical\" distribution=\"equalSpacing\" alignment=\"\(name)\" baselineRelativeArrangement=\"YES\""
                + " layoutMarginsRelativeArrangement=\"YES\"")
        #expect(stack.axis == .vertical)
        #expect(stack.distribution == .equalSpacing)
        #expect(stack.alignment == alignment)
        #expect(stack.spacing == 0)
        #expect(stack.isBaselineRelativeArrangement)
        #expect(stack.isLayoutMarginsRelativeArrangement)
    }

    @Test("The standard spacing is the system's")
    func standardSpacing() throws {
        let stack = try load("spacingType=\"standard\" distribution=\"fillEqually\"")
        #expect(stack.spacing == UIStackView.spacingUseSystem)
        stack.layoutIfNeeded()
        #expect(stack.arrangedSubviews[1].frame == CGRect(x: 64, y: 0, width: 56, height: 40))
    }

    @Test("Numbers that make no sense are left out")
    func damaged() throws {
        let stack = try load("axis=\"diagonal\" distribution=\"9\" spacing=\"nan\"")
        #expect(stack.axis == .horizontal)
        #expect(stack.distribution == .fill)
        #expect(stack.spacing == 0)
    }
}
