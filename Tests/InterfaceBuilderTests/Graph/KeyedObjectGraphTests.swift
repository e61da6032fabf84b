import Testing

@testable import InterfaceBuilder

struct KeyedObjectGraphTests {
    @Test("A graph is dumped object by object, the values by their keys")
    func dump() {
        var graph = KeyedObjectGraph()
        let root = graph.add("NSObject")
        let label = graph.add("UILabel", ["UIText": .string("Hello"), "UIBounds": .numbers([0, 0, 10, 20])])
        graph[root].values["UINibTopLevelObjectsKey"] = .array([.object(label)])
        #expect(
            graph.description == """
                0 NSObject UINibTopLevelObjectsKey=[@1]
                1 UILabel UIBounds=(0.0, 0.0, 10.0, 20.0) UIText="Hello"
                """)
    }

    @Test("Lists leave out what points nowhere")
    func danglingReferences() {
        var graph = KeyedObjectGraph()
        let root = graph.add("NSObject")
        let view = graph.add("UIView")
        graph[root].values["UINibObjectsKey"] = .array([.object(.init(index: 7)), .object(view), .null])
        #expect(graph.list(.objects) == [view])
        #expect(graph.list(.connections).isEmpty)
    }

    @Test("Keys that are alike, of every length and in any number, are kept apart, and what is removed is gone")
    func keys() {
        let endings = ["", "A", "B", "AB", "BA"]
        let keys = (0..<40).flatMap { count in endings.map { "UI" + String(repeating: "x", count: count) + $0 } }
        for number in [1, 5, 48, 49, keys.count] {
            var values: KeyedObjectGraph.Values = [:]
            for (index, key) in keys.prefix(number).enumerated() { values[key] = .integer(index) }
            for (index, key) in keys.enumerated() { #expect(values[key] == (index < number ? .integer(index) : nil)) }
            for key in keys.prefix(number) where key.hasSuffix("A") { values[key] = nil }
            for (index, key) in keys.enumerated() {
                #expect(values[key] == (index < number && !key.hasSuffix("A") ? .integer(index) : nil))
            }
            for key in keys.prefix(number) { values[key] = .string(key) }
            #expect(values.count == number)
            #expect(keys.prefix(number).allSatisfy { values[$0] == .string($0) })
        }
    }

    @Test("A place names file, line, element and id")
    func place() {
        #expect("\(SourceLocation(file: "A.xib", line: 3, element: "view", id: "a-b"))" == "A.xib:3: <view id=\"a-b\">")
        #expect("\(SourceLocation(file: "A.nib", line: nil, element: "UIView", id: nil))" == "A.nib: <UIView>")
    }
}
