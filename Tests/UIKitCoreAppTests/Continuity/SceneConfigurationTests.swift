import Foundation
import Testing
import UIKitTesting
@testable import UIKitGraphics

@_spi(ForasteroInternal) @testable import UIKitCore

/// Which configuration a scene gets: that of Info.plist, or the delegate's answer.
@MainActor
struct SceneConfigurationTests {
    private let screen = TestScreen(size: CGSize(width: 100, height: 200))

    /// Answers as templates do, with what the session has.
    private final class HandingBack: UIResponder, UIApplicationDelegate {
        var names: [String?] = []
        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            names.append(connectingSceneSession.configuration.name)
            return connectingSceneSession.configuration
        }
    }

    private final class Silent: UIResponder, UIApplicationDelegate {}

    private func infoPlist(named name: String? = "Main") throws -> InfoPlist {
        var entry = ["UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).NamedSceneDelegate"]
        entry["UISceneConfigurationName"] = name
        let manifest = ["UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [entry, ["UISceneConfigurationName": "Other"]]]]
        let data = try PropertyListSerialization.data(
            fromPropertyList: ["UIApplicationSceneManifest": manifest], format: .xml, options: 0)
        return InfoPlist(data: data, productName: "UIKitCoreAppTests")
    }

    /// The scenes of an application with a delegate and an Info.plist, after they have connected.
    private func connect(_ delegate: any UIApplicationDelegate, _ infoPlist: InfoPlist) -> SceneRegistry {
        let application = UIApplication.shared
        let former = application.delegate
        application.delegate = delegate
        defer { application.delegate = former }
        let scenes = SceneRegistry(application: application)
        scenes.infoPlist = infoPlist
        scenes.connect()
        return scenes
    }

    @Test("A delegate that hands back the configuration of the session gets that of Info.plist, with its class")
    func handedBack() throws {
        let delegate = HandingBack()
        let scene = try #require(connect(delegate, try infoPlist()).scenes.first)
        #expect(delegate.names == ["Main"])
        #expect(scene.delegate is NamedSceneDelegate)
        #expect(scene.session.configuration.name == "Main")
    }

    @Test("A configuration without a name is that of Info.plist without a name")
    func unnamed() throws {
        let scene = try #require(connect(HandingBack(), try infoPlist(named: nil)).scenes.first)
        #expect(scene.delegate is NamedSceneDelegate)
        #expect(scene.session.configuration.name == nil)
        let other = connect(Silent(), try infoPlist(named: nil))
        #expect(other.scenes.first?.delegate is NamedSceneDelegate)
        let role = UISceneSession.Role.windowApplication.rawValue
        #expect(try infoPlist().sceneConfiguration(named: nil, role: role) == nil)
    }

    @Test("So does one that does not answer")
    func silent() throws {
        let scenes = connect(Silent(), try infoPlist())
        #expect(scenes.isAdopted)
        #expect(scenes.scenes.first?.delegate is NamedSceneDelegate)
    }

    @Test("Without an Info.plist there is an unnamed configuration to hand back, and a scene without a delegate")
    func nothing() throws {
        let delegate = HandingBack()
        let scenes = connect(delegate, InfoPlist(data: nil, productName: "App"))
        #expect(delegate.names == [nil])
        #expect(scenes.isAdopted)
        #expect(scenes.scenes.count == 1)
        #expect(scenes.scenes.first?.delegate == nil)
        let other = connect(Silent(), InfoPlist(data: nil, productName: "App"))
        #expect(!other.isAdopted)
    }
}

/// Found by its name.
final class NamedSceneDelegate: UIResponder, UIWindowSceneDelegate {}
