import Foundation
import TestFiles
import Testing

@testable import ObjCRuntime

@Suite struct AppContainerTests {
    @Test("The container is the one of --container, of the variable, or one of the app's own in the folder of data")
    func home() {
        func home(_ arguments: [String], _ environment: [String: String], app: String = "App") -> String {
            AppContainer(arguments: ["App"] + arguments, environment: environment, app: app).home
        }
        #expect(home(["--container", "/a"], ["FORASTERO_CONTAINER": "/b"]) == "/a")
        #expect(home(["--container=/a/"], [:]) == "/a")
        #expect(home([], ["FORASTERO_CONTAINER": "/b", "HOME": "/h"]) == "/b")
        #expect(home([], ["XDG_DATA_HOME": "/d", "HOME": "/h"]) == "/d/forastero/App")
        #expect(home([], ["XDG_DATA_HOME": "relative", "HOME": "/h"]) == "/h/.local/share/forastero/App")
        #expect(home([], ["HOME": "/h"], app: "../../etc") == "/h/.local/share/forastero/%2E.%2F..%2Fetc")
    }

    @Test("Each purpose has its folder, those of the whole system have none")
    func folders() {
        let container = AppContainer(home: "/c")
        #expect(container.folder(for: .documentDirectory) == "/c/Documents")
        #expect(container.folder(for: .libraryDirectory) == "/c/Library")
        #expect(container.folder(for: .cachesDirectory) == "/c/Library/Caches")
        #expect(container.folder(for: .applicationSupportDirectory) == "/c/Library/Application Support")
        #expect(container.folder(for: .coreServiceDirectory) == nil)
    }

    @Test("A new container has documents, caches, preferences and a folder for temporary files, and no folder of support files")
    func newContainer() throws {
        let folder = try TemporaryFolder()
        let container = AppContainer(home: folder.path("app"))
        try container.prepare()
        func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: "\(container.home)/\(name)") }
        #expect(exists("Documents"))
        #expect(exists("Library/Caches"))
        #expect(exists("Library/Preferences"))
        #expect(exists("tmp"))
        #expect(!exists("Library/Application Support"))
    }

    @Test("All functions agree on the container of this process")
    func agreement() throws {
        let home = _objcNSHomeDirectory()
        #expect(_objcNSTemporaryDirectory() == home + "/tmp/")
        #expect(FileManager.default._objcURLs(for: .documentDirectory, in: .userDomainMask) == [._objcDocumentsDirectory])
        #expect(URL._objcDocumentsDirectory.path == home + "/Documents")
        #expect(_objcSearchPathForDirectoriesInDomains(.libraryDirectory, .userDomainMask, true) == [home + "/Library"])
        #expect(_objcSearchPathForDirectoriesInDomains(.libraryDirectory, .userDomainMask, false) == ["~/Library"])
        #expect(_objcSearchPathForDirectoriesInDomains(.libraryDirectory, .systemDomainMask, true).isEmpty)
        #expect(FileManager.default._objcTemporaryDirectory.path == home + "/tmp")
    }

    @Test("A folder that files are replaced from is a new one in the temporary folder each time")
    func replacement() throws {
        let manager = FileManager.default
        func make() throws -> URL {
            try manager._objcURL(for: .itemReplacementDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
        }
        let (one, other) = (try make(), try make())
        #expect(one != other)
        #expect(one.path.hasPrefix(_objcNSTemporaryDirectory()))
        try manager.removeItem(at: one)
        try manager.removeItem(at: other)
        #expect(throws: CocoaError.self) {
            try manager._objcURL(for: .coreServiceDirectory, in: .userDomainMask, appropriateFor: nil, create: false)
        }
    }
}
