import Foundation
import Testing

/// The example Gallery: a grid of 50,000 pictures, a list of settings and shelves, all of them collection views.
struct GalleryTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    private func expectSuccess(_ script: String, screen: String = "390x844@1") throws {
        let file = try folder.write(script, to: "script.drive")
        let result = try RunningProgram(
            RunningProgram.example("Gallery"),
            [
                "--display", "headless", "--screen", screen, "--container", folder.path("container"), "--check-invariants",
                "--drive", file,
            ]
        ).result()
        #expect(result.status == 0, "\(result.errors)")
    }

    @Test("A tap opens a picture, which flies back to its cell", arguments: ["390x844@1", "844x390@1", "1024x768@1"])
    func details(screen: String) throws {
        try expectSuccess(
            """
            wait 0.5
            tap "Photo 3"
            wait 1
            expect-not "January 2000"
            tap "Favorite"
            expect "Remove from Favorites"
            tap "Library"
            wait 1
            expect "January 2000"
            """, screen: screen)
    }

    @Test("A fling scrolls through months whose headers stay at the top")
    func scrolling() throws {
        try expectSuccess(
            """
            wait 0.5
            fling 195 700 0 -9000
            wait 4
            expect-not "Photo 1"
            expect-not "January 2000"
            tap 195 150
            """)
    }

    @Test("A pinch changes the number of columns; one that goes back does not")
    func columns() throws {
        try expectSuccess(
            """
            wait 0.5
            expect "Photo 24"
            pinch 195 400 2.2
            wait 1
            expect-not "Photo 24"
            pinch 195 400 0.4
            wait 1
            expect "Photo 24"
            pinch 195 400 1.1
            wait 1
            expect "Photo 24"
            pinch 195 400 2.2
            pinch 195 400 2.2
            pinch 195 400 0.4
            wait 1
            expect "Photo 1"
            """)
    }

    @Test("A long press offers a menu, which deletes the picture")
    func menu() throws {
        try expectSuccess(
            """
            wait 0.5
            press "Photo 6" 0.9
            wait 0.6
            tap "Delete"
            wait 1
            expect-not "Photo 6"
            expect "Photo 7"
            """)
    }

    @Test("Pictures are selected by taps, and deleted together")
    func selecting() throws {
        try expectSuccess(
            """
            wait 0.5
            tap "Select"
            wait 0.5
            tap "Photo 1"
            tap "Photo 2"
            tap "Photo 6"
            tap "Photo 2"
            expect "2 Photos Selected"
            tap "Delete"
            wait 1
            expect "0 Photos Selected"
            expect-not "Photo 1"
            expect-not "Photo 6"
            expect "Photo 2"
            tap "Done"
            wait 0.5
            tap "Photo 2"
            wait 1
            expect "Photo 2"
            expect-not "January 2000"
            """)
    }

    @Test("Two fingers that are dragged over pictures select them, and begin to select by themselves")
    func selectingByTwoFingers() throws {
        try expectSuccess(
            """
            wait 0.5
            two-finger-drag "Photo 1" to "Photo 7" in 0.6
            wait 0.5
            expect "Delete"
            expect-selected "Photo 1"
            expect-selected "Photo 7"
            """)
    }

    @Test("While pictures are selected, a lifted one is put elsewhere")
    func reordering() throws {
        try expectSuccess(
            """
            wait 0.5
            tap "Select"
            wait 0.5
            drag "Photo 1" to "Photo 7" after 0.7 in 1 hold 0.4
            wait 1
            tap "Done"
            wait 0.5
            tap 50 180
            wait 1
            expect "Photo 2"
            """)
    }

    @Test("Settings open and close their groups, delete by a swipe, and show titles in the library")
    func settings() throws {
        try expectSuccess(
            """
            tap "Settings"
            wait 0.5
            expect "Family"
            expect-not "Club"
            tap "Shared Albums"
            wait 0.6
            expect "Club"
            tap "My Albums"
            wait 0.6
            expect-not "Family"
            tap "My Albums"
            wait 0.6
            swipe left "Sea"
            wait 0.5
            tap "Delete"
            wait 0.6
            expect-not "Sea"
            tap "Show Titles"
            wait 0.5
            expect-value "Show Titles" 1
            """)
    }

    @Test("Shelves scroll sideways and come to rest at their pages")
    func shelves() throws {
        try expectSuccess(
            """
            tap "For You"
            wait 0.5
            expect "Photo 1"
            fling 195 250 -2500 0
            wait 2
            fling 195 250 -2500 0
            wait 2
            expect-not "Photo 1"
            fling 195 500 -300 0
            wait 2
            fling 195 600 0 -2000
            wait 2
            expect "Recently Added"
            """)
    }
}
