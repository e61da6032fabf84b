import Foundation
import TestFiles
import Testing
import UIKitTesting

@testable import InterfaceBuilder
@_spi(ForasteroInternal) @testable import UIKitCore

/// Storyboards that lead in circles, or nowhere.
@MainActor
struct BadStoryboardTests {
    private typealias Text = StoryboardText

    @Test("Scenes that embed each other end where the first one would come again, and are reported")
    func embedded() throws {
        func scene(_ id: String, embedding other: String) -> String {
            Text.scene(
                """
                <viewController id="\(id)" title="\(id)"><view key="view" id="v\(id)"><subviews><containerView id="c\(id)"><connections>
                <segue destination="\(other)" kind="embed" id="s\(id)"/></connections></containerView></subviews></view></viewController>
                """)
        }
        let told = try Console.texts {
            let storyboard = try Text.storyboard(initial: "a", scene("a", embedding: "b"), scene("b", embedding: "a"))
            let first = try #require(storyboard.instantiateInitialViewController())
            first.loadViewIfNeeded()
            #expect(first.children.map(\.title) == ["b"])
            #expect(first.children.first?.children.isEmpty == true)
        }
        #expect(
            told == [
                """
                Main.storyboard:6: <segue id="sb">: the segue embeds the scene "a" in itself; the inner one is left out. \
                Change where the segue leads.
                """
            ])
    }

    @Test("Relationships that form a loop end too, and segues that the user takes may go round as often as they like")
    func loops() throws {
        let told = try Console.texts {
            let storyboard = try Text.storyboard(
                initial: "n",
                Text.scene(
                    """
                    <navigationController id="n"><connections><segue destination="t" kind="relationship" relationship="rootViewController" id="1"/>
                    </connections></navigationController>
                    """),
                Text.scene(
                    """
                    <tabBarController id="t"><connections><segue destination="n" kind="relationship" relationship="viewControllers" id="2"/>
                    <segue destination="p" kind="relationship" relationship="viewControllers" id="3"/></connections></tabBarController>
                    """),
                Text.scene(
                    """
                    <viewController id="p"><connections><segue destination="p" kind="show" identifier="again" id="4"/></connections></viewController>
                    """))
            let stack = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
            let tabs = try #require(stack.viewControllers.first as? UITabBarController)
            #expect(tabs.viewControllers?.count == 1)
            let page = try #require(tabs.viewControllers?.first)
            let pages = UINavigationController(rootViewController: page)
            for _ in 0..<5 { pages.topViewController?.performSegue(withIdentifier: "again", sender: nil) }
            #expect(pages.viewControllers.count == 6)
        }
        #expect(
            told == [
                """
                Main.storyboard:3: <navigationController id="n">: the scene holds itself; the inner one is left out. \
                Change its relationships.
                """
            ])
    }

    @Test("Segues that lead nowhere, and to what is no scene")
    func nowhere() throws {
        let told = try Console.texts {
            let controller = try Text.controller(
                """
                <viewController id="a"><view key="view" id="v"/><connections><segue destination="gone" kind="show" identifier="1" id="s1"/>
                <segue destination="v" kind="presentation" identifier="2" id="s2"/><segue kind="show" identifier="3" id="s3"/></connections>
                </viewController>
                """)
            controller.performSegue(withIdentifier: "1", sender: nil)
            controller.performSegue(withIdentifier: "2", sender: nil)
        }
        let places = ["4: <segue id=\"s3\">", "3: <segue id=\"s1\">", "4: <segue id=\"s2\">"]
        let problems = [
            "the segue has no destination; it is left out. Remove it in Interface Builder.",
            "the segue leads to \"gone\", which is no scene; it is not taken. Lead it to a controller of this storyboard.",
            "the segue leads to \"v\", which is no scene; it is not taken. Lead it to a controller of this storyboard.",
        ]
        #expect(told == zip(places, problems).map { "Main.storyboard:\($0): \($1)" })
    }

    @Test("A storyboard that cannot be read is reported, and has no scenes")
    func unreadable() throws {
        let folder = try TemporaryFolder(ending: ".bundle")
        try folder.write("<document>\n<scenes>", to: "Main.storyboard")
        let told = Console.texts {
            #expect(UIStoryboard(name: "Main", bundle: try? folder.bundle).instantiateInitialViewController() == nil)
        }
        #expect(
            told == [
                """
                Main.storyboard:2: The file is not well-formed XML (Premature end of data in tag scenes line 2). Open it in an editor and \
                repair this line.
                """
            ])
    }
}
