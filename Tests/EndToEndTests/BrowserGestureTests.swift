import Foundation
import Testing

/// What two fingers on a page do to an application that has recognisers for them.
@Suite(.serialized)
struct BrowserGestureTests {
    private let folder: TestFolder
    private let app: AppInPage

    init() throws {
        folder = try TestFolder()
        app = try AppInPage("TestApp", showing: "TwoFingers", in: folder)
    }

    /// Moves two fingers about the middle of the photo, a quarter of a turn being `.pi / 2`.
    private func move(_ page: HeadlessBrowser, radius: (from: Double, to: Double), angle: Double = 0) throws {
        let middle = try app.place(page, x: 195, y: 350)
        func places(_ progress: Double) -> [(x: Double, y: Double)] {
            let (length, turn) = (radius.from + (radius.to - radius.from) * progress, angle * progress)
            let (x, y) = (length * cos(turn), length * sin(turn))
            return [(middle.x - x, middle.y - y), (middle.x + x, middle.y + y)]
        }
        try page.touch("touchStart", places(0))
        for step in 1...10 { try page.touch("touchMove", places(Double(step) / 10)) }
        try page.touch("touchEnd", [])
    }

    @Test("two fingers that part, come together or turn are a pinch and a rotation to the application, as in a script")
    func pinchAndRotation() throws {
        let page = try app.open()
        let untouched = try app.picture(after: "wait 1")
        let enlarged = try app.picture(after: "wait 1\npinch \"photo\" 2\nexpect \"Enlarged\"\nwait 1")
        let smaller = try app.picture(after: "wait 1\npinch \"photo\" 0.5\nexpect \"Made smaller\"\nwait 1")
        let turned = try app.picture(after: "wait 1\nrotate \"photo\" 45\nexpect \"Turned clockwise\"\nwait 1")
        try app.expect(page, shows: untouched)
        try move(page, radius: (40, 100))
        try app.expect(page, shows: enlarged)
        try move(page, radius: (120, 50))
        try app.expect(page, shows: smaller)
        try move(page, radius: (80, 80), angle: .pi / 4)
        try app.expect(page, shows: turned)
    }

    @Test("a tap with two fingers is one, and a tap with one finger is none")
    func tapOfTwo() throws {
        let page = try app.open()
        let untouched = try app.picture(after: "wait 1")
        let (first, second) = (try app.place(page, x: 150, y: 350), try app.place(page, x: 240, y: 350))
        try page.touch("touchStart", [first])
        try page.touch("touchEnd", [])
        try app.expect(page, shows: untouched)
        try page.touch("touchStart", [first, second])
        try page.touch("touchEnd", [])
        // The photo is red: another picture than a script can make, as it taps with one finger.
        let red = "canvas.getContext('2d').getImageData(195, 350, 1, 1).data"
        #expect(try page.wait(until: "(() => { const [r, g, b] = \(red); return r > 200 && g < 100 && b < 100; })()"))
    }
}
