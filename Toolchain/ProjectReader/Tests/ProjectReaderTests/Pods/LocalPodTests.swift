import Foundation
import Testing

@testable import ProjectReader

@Suite struct LocalPodTests {
    private let report = ProjectReport()

    /// An example that uses the library of its checkout.
    private func example(podfile: String, podspec: String, name: String = "Cards") -> ProjectFixture {
        let fixture = ProjectFixture(in: "Example")
        let source = fixture.file("Main.swift", text: "import UIKit\nimport \(name)\n")
        fixture.target("Main", sources: [source])
        fixture.folder.write("", to: ".git/HEAD")
        fixture.folder.write(podfile, to: "Example/Podfile")
        fixture.folder.write(podspec, to: "\(name).podspec")
        return fixture
    }

    private let podfile = """
        use_frameworks!
        # pod 'Other', :path => '../Other'
        target 'Main' do
          pod "Cards", :path => "../"
          pod 'Alamofire', '~> 5.0'
        end
        """

    @Test("The example of a library builds it from the podspec that its Podfile names by a folder") func library() throws {
        let fixture = example(
            podfile: podfile,
            podspec: """
                Pod::Spec.new do |s|
                  s.name = 'Cards'
                  s.description = <<-DESC
                    if this were read, it would do harm
                  DESC
                  s.swift_versions = ['4.2', '5.1']
                  s.source_files = 'Sources/**/*.{swift,h}'
                  s.exclude_files = 'Sources/Mac/*'
                  s.resources = ['Assets/*.png', 'Assets/*.xcassets']
                  s.osx.source_files = 'Mac/*.swift'
                end
                """)
        for path in ["Sources/Card.swift", "Sources/Deep/Deck.swift", "Sources/Mac/Menu.swift", "Mac/App.swift", "Other/X.swift"] {
            fixture.folder.write("import UIKit\n", to: path)
        }
        for path in ["Assets/back.png", "Assets/Icons.xcassets/Contents.json", "Assets/notes.txt"] {
            fixture.folder.write("{}", to: path)
        }
        let plan = try fixture.plan(report)
        #expect(plan.app.dependencies == ["Cards"])
        let pod = try #require(plan.libraries.first)
        #expect(plan.libraries.count == 1)
        #expect(pod.contents.sources.map { plan.checkout.relative($0.path) } == ["Sources/Card.swift", "Sources/Deep/Deck.swift"])
        #expect(pod.contents.resources.map(\.destination) == ["Icons.xcassets", "back.png"])
        #expect(pod.flags.languageMode == "5")
        #expect(pod.umbrellaModules == ["UIKit"])
        #expect(pod.infoPlist["CFBundleIdentifier"] as? String == "org.cocoapods.Cards")
    }

    @Test("Parts of a pod that are named are built with those that they need; else the default ones are") func parts() {
        let podspec = Podspec(
            """
            Pod::Spec.new do |spec|
              spec.subspec 'Core' do |core|
                core.source_files = 'Core/*'
                core.resource_bundles = { 'Pics' => ['Pics/*.png'], 'Texts' => 'Texts/*' }
              end
              spec.subspec 'Web' do |web|
                web.dependency 'Cards/Core'
                web.dependency 'Alamofire', '~> 5'
                web.source_files = 'Web/*.swift',
                                   'Net/*.swift'
              end
              spec.test_spec 'Tests' do |tests|
                tests.source_files = 'Tests/*'
              end
              spec.default_subspec = 'Core'
            end
            """)
        #expect(podspec.part([]).sources == ["Core/*"])
        #expect(podspec.part([]).bundles == ["Pics": ["Pics/*.png"], "Texts": ["Texts/*"]])
        #expect(Set(podspec.part(["Web"]).sources) == ["Core/*", "Web/*.swift", "Net/*.swift"])
        #expect(podspec.part(["Web"]).dependencies == ["Cards/Core", "Alamofire"])
        #expect(podspec.part(["Missing"]).sources == [])
    }

    @Test("A Podfile names pods in either way of Ruby, also several parts of one") func podfiles() {
        let pods = Podfile(
            """
            pod 'A', path: '../A'
            pod('B', :git => 'https://b', :path => "b")
            pod 'C/X', :path => '..'
            pod 'C/Y', :path => '..'
            pod 'D', '1.0' # :path => '..'
            podded 'E', :path => '..'
            """
        ).pods
        #expect(pods.map(\.name) == ["A", "B", "C", "D"])
        #expect(pods.map(\.path) == ["../A", "b", "..", nil])
        #expect(pods[2].parts == ["X", "Y"])
    }

    @Test("Pods that would be fetched, and what they need, come from folders that the user names; without, they are told") func named()
        throws
    {
        let fixture = example(podfile: "pod 'Cards', '~> 1.0'", podspec: "")
        #expect(try fixture.plan(report).libraries.isEmpty)
        #expect(report.says("the pod Cards is not on this machine; Main imports it"))
        let vendor = TemporaryFolder()
        vendor.write(
            """
            { "name": "Cards", "source_files": "Sources/*.swift", "resources": ["a.png"], "swift_versions": ["5.0"],
              "dependencies": { "Decks": ["~> 1"] }, "ios": { "resource_bundles": { "Pics": "Pics/*" } } }
            """, to: "Cards/Cards.podspec.json")
        for path in ["Cards/Sources/Card.swift", "Decks/Deck.swift"] { vendor.write("import UIKit\nimport Decks\n", to: path) }
        for path in ["Cards/a.png", "Cards/Pics/b.png"] { vendor.write("", to: path) }
        vendor.write("Pod::Spec.new do |s|\ns.source_files = '*.swift'\nend", to: "Decks/Decks.podspec")
        var choice = AppPlanner.Choice()
        choice.packageFolders = [vendor.path]
        let plan = try fixture.plan(ProjectReport(), choice), out = TemporaryFolder()
        #expect(plan.libraries.map(\.moduleName) == ["Decks", "Cards"])
        #expect(plan.libraries.last?.dependencies == ["Decks"])
        _ = try PackageWriter.write(plan, to: out.path, report: report)
        #expect(out.text("package/Targets/Cards/Sources/Card.swift") != nil)
        #expect(out.text("products/Main.app/Frameworks/Cards.framework/Pics.bundle/b.png") == "")
        #expect(Podspec(json: Array("[1".utf8)).part([]).sources.isEmpty)
    }

    @Test("Of a pod that two need, one of them a part of it, both find what they need") func partsOfSeveral() throws {
        let fixture = example(podfile: "pod 'Cards', '~> 1.0'", podspec: "")
        let vendor = TemporaryFolder()
        vendor.write(
            "Pod::Spec.new do |s|\ns.source_files = 'C/*'\ns.dependency 'Kit/Small'\ns.dependency 'Deck'\nend", to: "Cards/Cards.podspec")
        vendor.write("Pod::Spec.new do |s|\ns.source_files = 'D/*'\ns.dependency 'Kit'\nend", to: "Deck/Deck.podspec")
        vendor.write(
            """
            { "subspecs": [ { "name": "Large", "source_files": ["Large/*.{swift}"], "dependencies": { "Kit/Small": [] } },
              { "name": "Small", "source_files": "Small/*" } ], "default_subspecs": ["Large"] }
            """, to: "Kit/Kit.podspec.json")
        for path in ["Cards/C/Card.swift", "Deck/D/Deck.swift"] { vendor.write("import Kit\nimport Deck\n", to: path) }
        for path in ["Kit/Large/L.swift", "Kit/Small/S.swift"] { vendor.write("import UIKit\n", to: path) }
        var choice = AppPlanner.Choice()
        choice.packageFolders = [vendor.path]
        let kit = try #require(try fixture.plan(report, choice).libraries.first { $0.moduleName == "Kit" })
        #expect(kit.contents.sources.map { kit.checkout.relative($0.path) } == ["Large/L.swift", "Small/S.swift"])
    }

    @Test(
        "Patterns of paths",
        arguments: [
            ("Sources/**/*.swift", "Sources/A.swift", true), ("Sources/**/*.swift", "Sources/A/B/C.swift", true),
            ("Sources/**/*.swift", "Other/A.swift", false), ("Sources/*", "Sources/A/B.swift", false),
            ("Sources", "Sources/A.swift", true), ("Sources/", "Sources/A/B.swift", false), ("*.{m,swift}", "a.swift", true),
            ("*.{m,swift}", "aswift", false), ("A+?.swift", "A+B.swift", true), ("(", "(", true), ("[", "x", false), ("{a", "a", false),
        ])
    func patterns(pattern: String, path: String, expected: Bool) {
        #expect(PathPattern(pattern).matches(path) == expected)
    }

    @Test("A pod outside of the checkout, one without a podspec and damaged ones are reported, and left out") func bad() throws {
        let outside = example(podfile: "pod 'Cards', :path => '../../../..'", podspec: "")
        #expect(try outside.plan(report).libraries.isEmpty)
        #expect(report.entries.contains { $0.text.contains("leads out of the checkout") })
        let missing = example(podfile: "pod 'Cards', :path => '../none'", podspec: "")
        #expect(try missing.plan(report).libraries.isEmpty)
        #expect(report.entries.contains { $0.text.contains("has no podspec") })
        for text in ["", "end\nend\nend", "Pod::Spec.new do |s|\ns.source_files = ['a", "s.source_files = 'x'", "{{{{", "'", "<<-X"] {
            let damaged = example(podfile: podfile, podspec: text)
            #expect(try damaged.plan(report).libraries.isEmpty)
        }
        #expect(report.entries.contains { $0.text.contains("has no sources in Swift") })
    }

    @Test("Pods that import each other end") func circle() throws {
        let fixture = example(
            podfile: podfile + "\npod 'Decks', :path => '../'", podspec: "Pod::Spec.new do |s|\ns.source_files = 'Cards/*'\nend")
        fixture.folder.write("Pod::Spec.new do |s|\ns.source_files = 'Decks/*'\nend", to: "Decks.podspec")
        fixture.folder.write("import Decks\n", to: "Cards/A.swift")
        fixture.folder.write("import Cards\n", to: "Decks/B.swift")
        #expect(try fixture.plan(report).libraries.map(\.moduleName) == ["Decks", "Cards"])
    }
}
