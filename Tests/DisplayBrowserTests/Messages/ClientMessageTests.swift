import Display
import Testing

@testable import DisplayBrowser

/// What pages may say, and what they may not.
@Suite struct ClientMessageTests {
    @Test("a message of each type is read")
    func types() throws {
        let expected: [(String, ClientMessage)] = [
            (#"{"type":"acknowledge","frame":7}"#, .acknowledge(frame: 7)),
            (#"{"type":"takeOver"}"#, .takeOver),
            (
                #"{"type":"pointer","id":3,"kind":"pen","phase":"moved","x":1.5,"y":-2,"buttons":1,"modifiers":2,"pressure":0.5}"#,
                .pointer(
                    ClientMessage.Pointer(
                        id: 3, kind: .pen, phase: .moved, location: CGPoint(x: 1.5, y: -2), buttons: .primary, modifiers: .shift,
                        pressure: 0.5))
            ),
            (
                #"{"type":"wheel","x":1,"y":2,"dx":0,"dy":-0.25,"isPrecise":true,"modifiers":0}"#,
                .wheel(
                    ClientMessage.Wheel(
                        location: CGPoint(x: 1, y: 2), delta: CGSize(width: 0, height: -0.25), isPrecise: true, modifiers: []))
            ),
            (
                #"{"type":"key","isDown":true,"code":"KeyA","characters":"a","modifiers":16,"isRepeat":false}"#,
                .key(ClientMessage.Key(isDown: true, usage: 4, characters: "a", modifiers: .command, isRepeat: false))
            ),
            (#"{"type":"text","text":"Žluťoučký kůň"}"#, .text(.committed("Žluťoučký kůň"))),
            (#"{"type":"composition","text":"kon","start":1,"end":3}"#, .text(.composing("kon", selection: 1..<3))),
            (#"{"type":"clipboard","text":""}"#, .clipboard("")),
            (#"{"type":"appearance","isDark":true}"#, .appearance(.dark)),
            (
                #"{"type":"resize","width":844,"height":390,"scale":3}"#,
                .resize(ScreenGeometry(size: CGSize(width: 844, height: 390), scale: 3))
            ),
            (#"{"type":"device","command":"home"}"#, .device(.home)),
        ]
        for (text, message) in expected { #expect(try ClientMessage(parsing: text) == message) }
    }

    @Test(
        "what is no message, or says what cannot be, is refused",
        arguments: [
            "", "[]", "7", "{", #"{"type":7}"#, #"{"type":"nonsense"}"#, #"{"frame":1}"#, #"{"type":"acknowledge","frame":-1}"#,
            #"{"type":"acknowledge","frame":1.5}"#, #"{"type":"acknowledge","frame":1e300}"#, #"{"type":"acknowledge","frame":"1"}"#,
            #"{"type":"pointer","id":3,"kind":"foot","phase":"moved","x":1,"y":2,"buttons":1,"modifiers":2,"pressure":0.5}"#,
            #"{"type":"pointer","id":3,"kind":"pen","phase":"moved","x":1e9,"y":2,"buttons":1,"modifiers":2,"pressure":0.5}"#,
            #"{"type":"pointer","id":3,"kind":"pen","phase":"moved","x":1,"y":2,"buttons":1,"modifiers":2}"#,
            #"{"type":"pointer","id":3,"kind":"pen","phase":"moved","x":1,"y":2,"buttons":99,"modifiers":2,"pressure":0.5}"#,
            #"{"type":"composition","text":"kon","start":2,"end":1}"#, #"{"type":"composition","text":"kon","start":0,"end":4}"#,
            #"{"type":"resize","width":1,"height":390,"scale":3}"#, #"{"type":"resize","width":844,"height":390,"scale":9}"#,
            #"{"type":"resize","width":4096,"height":4096,"scale":2}"#, #"{"type":"resize","width":1e7,"height":390,"scale":3}"#,
            #"{"type":"device","command":"explode"}"#,
        ])
    func refused(text: String) {
        #expect(throws: ClientMessageError.self) { try ClientMessage(parsing: text) }
    }

    @Test(
        "keys are known by their places",
        arguments: [("KeyZ", 29), ("Digit1", 30), ("Digit0", 39), ("Enter", 40), ("F12", 69), ("Numpad0", 98)])
    func keys(code: String, usage: Int) { #expect(KeyCodes.usage(of: code) == usage) }
}
