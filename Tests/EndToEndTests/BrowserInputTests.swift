import Foundation
import Testing

/// What fingers and wheels do in a real browser.
@Suite(.serialized)
struct BrowserInputTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    @Test("the wheel scrolls what is below it, as far as in a script")
    func wheel() throws {
        let app = try AppInPage("TabOrder", in: folder)
        let page = try app.open()
        try app.tap(page, x: 355, y: 785)
        let more = "wait 1\ntap 355 785\nwait 2"
        try app.expect(page, shows: try app.picture(after: more))
        let place = try app.place(page, x: 195, y: 400)
        try page.turnWheel(x: place.x, y: place.y, by: 300)
        try app.expect(page, shows: try app.picture(after: more + "\nwheel 195 400 0 -3\nwait 2"))
    }

    @Test("a finger scrolls, and two fingers are two touches")
    func fingers() throws {
        let app = try AppInPage("TabOrder", in: folder)
        let page = try app.open()
        let (first, second) = (try app.place(page, x: 100, y: 300), try app.place(page, x: 300, y: 300))
        _ = try page.value(of: "window.said = []; { const say0 = say; say = message => { said.push(message); say0(message); }; }")
        try page.touch("touchStart", [first, second])
        try page.touch("touchMove", [(first.x - 20, first.y), (second.x + 20, second.y)])
        try page.touch("touchEnd", [])
        let phases = "said.filter(each => each.type === 'pointer' && each.kind === 'touch').map(each => each.phase)"
        #expect(try page.wait(until: "\(phases).filter(phase => phase === 'ended').length === 2"))
        #expect(try page.value(of: "\(phases).filter(phase => phase === 'began').length") as? Int == 2)
        #expect(try page.value(of: "new Set(said.filter(each => each.type === 'pointer').map(each => each.id)).size") as? Int == 2)
        // Nothing of that has stayed down: a tap goes on as usual.
        let more = try app.place(page, x: 355, y: 785)
        try page.touch("touchStart", [more])
        try page.touch("touchEnd", [])
        try app.expect(page, shows: try app.picture(after: "wait 1\ntap 355 785\nwait 2"))
    }
}
