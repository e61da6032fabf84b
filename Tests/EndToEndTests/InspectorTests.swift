import Foundation
import Testing

/// The inspector beside an application, in a real browser.
@Suite(.serialized)
struct InspectorTests {
    private let folder: TestFolder
    private let app: RunningProgram
    private let page: HeadlessBrowser

    init() throws {
        folder = try TestFolder()
        app = try RunningProgram(
            RunningProgram.example("Hello"),
            ["--display", "browser", "--screen", "390x844@1", "--style", "light", "--defaults", folder.path("defaults")])
        let address = try #require(app.readLine().split(separator: " ").first { $0.hasPrefix("http://127.0.0.1:") })
        page = try HeadlessBrowser(showing: address + "inspect", in: folder)
    }

    /// Waits for an expression on the page to be true. When it does not become so, the page says how far it has come.
    private func wait(for condition: String) throws {
        guard try !page.wait(until: condition) else { return }
        let state = try page.value(
            of: "JSON.stringify([byID.size, canvas.width, socket.readyState, document.hidden, isPolling, knownFrame])")
        Issue.record("\(condition): \(state ?? "nothing")")
    }

    /// Clicks on the picture of the middle of a view, which the tree on the page names.
    private func click(on name: String) throws {
        // The tree may be older than the first layout.
        try wait(for: "[...byID.values()].some(each => each.name === '\(name)' && !each.isInvisible && each.screenFrame[2] > 0)")
        let place = try #require(
            try page.value(
                of: """
                    (() => {
                      const node = [...byID.values()].find(each => each.name === '\(name)' && !each.isInvisible);
                      const box = canvas.getBoundingClientRect(), share = box.width / screen.width, [x, y, w, h] = node.screenFrame;
                      return [box.x + (x + w / 2) * share, box.y + (y + h / 2) * share];
                    })()
                    """) as? [Double])
        try page.mouse("mouseMoved", x: place[0], y: place[1], isDown: false)
        try page.mouse("mousePressed", x: place[0], y: place[1], isDown: true)
        try page.mouse("mouseReleased", x: place[0], y: place[1], isDown: false)
    }

    /// What the canvas shows, as a number that is another one for another picture.
    private let pictureHash = """
        (() => {
          const data = canvas.getContext('2d').getImageData(0, 0, canvas.width, 300).data;
          let hash = 0;
          for (let at = 0; at < data.length; at += 4) hash = (hash * 31 + data[at] * 3 + data[at + 1] * 5 + data[at + 2]) | 0;
          return hash;
        })()
        """

    @Test("a click on the picture selects a view, and a new text of it is on the application's screen")
    func editing() throws {
        try wait(for: "byID.size > 5 && canvas.width === 390")
        try click(on: "Hello")
        try wait(for: "document.querySelector('#about b')?.textContent === 'UILabel'")
        #expect(try page.value(of: "document.querySelector('#tree .on .name').textContent") as? String == "Hello")
        _ = try page.value(of: "window.before = \(pictureHash)")
        _ = try page.value(
            of: """
                (() => {
                  const area = document.querySelector('[data-property="view.text"] textarea');
                  area.value = 'Good morning';
                  area.dispatchEvent(new Event('change'));
                })()
                """)
        try wait(for: "[...byID.values()].some(each => each.name === 'Good morning')")
        try wait(for: "window.before !== \(pictureHash)")
        // What makes no sense is answered beside the property.
        _ = try page.value(
            of: """
                (() => {
                  const field = document.querySelector('[data-property="view.alpha"] input');
                  field.value = 7;
                  field.dispatchEvent(new Event('change'));
                })()
                """)
        try wait(for: "document.querySelector('[data-property=\"view.alpha\"] p')?.textContent === 'alpha takes numbers from 0.0 to 1.0.'")
        withExtendedLifetime(app) {}
    }

    @Test("what is done in the page is recorded; frames are plotted, layers taken apart, controllers and objects listed")
    func panels() throws {
        try wait(for: "byID.size > 5 && canvas.width === 390")
        _ = try page.value(of: "document.querySelector('[data-tab=recorder]').click(); document.getElementById('record').click()")
        try wait(for: "document.getElementById('record').textContent === 'Stop'")
        _ = try page.value(of: "document.querySelector('[data-mode=use]').click()")
        try click(on: "Tap me")
        try wait(for: "document.getElementById('script').value.includes('tap \"Tap me\"')")
        #expect(
            try page.value(of: "document.getElementById('swift').value.includes('try screen.buttons[\"Tap me\"].tap()')") as? Bool == true)
        try wait(for: "records.length > 0 && records.every(record => record.passes.length === 5)")
        _ = try page.value(of: "document.querySelector('[data-look=space]').click()")
        try wait(for: "[...document.getElementById('planes').children].filter(plane => plane.style.backgroundImage).length > 3")
        _ = try page.value(
            of: "document.querySelector('[data-tab=controllers]').click(); document.querySelector('[data-tab=objects]').click()")
        try wait(for: "document.getElementById('controllers').textContent.includes('HelloViewController')")
        try wait(for: "document.getElementById('objects').textContent.includes('UILabel')")
        withExtendedLifetime(app) {}
    }
}
