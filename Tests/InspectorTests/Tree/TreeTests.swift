@_spi(ForasteroInternal) import QuartzCore
import Testing
@_spi(ForasteroInternal) import UIKitCore
import UIKitTesting

@_spi(ForasteroInternal) @testable import Inspector

/// A controller with a label and a button in a box.
@MainActor
final class Sample: UIViewController {
    let box = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 20))
    let button = UIButton(type: .system)

    override func viewDidLoad() {
        title = "Sample"
        view.backgroundColor = .white
        view.addSubview(box)
        label.text = "Hello"
        box.addSubview(label)
        button.frame = CGRect(x: 10, y: 40, width: 80, height: 44)
        button.setTitle("Save", for: .normal)
        button.autoresizingMask = [.flexibleWidth]
        box.addSubview(button)
        button.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(hold)))
    }

    @objc func hold() {}
}

@MainActor
struct TreeTests {
    private let sample = Sample()
    private let screen: TestScreen
    private let inspector: AppInspector

    init() {
        screen = TestScreen(showing: sample, scale: 1)
        inspector = AppInspector(host: .current, now: { 0 })
        inspector.welcome(1)
    }

    /// Notifications about views go to one inspector of the process: that of the running test.
    private func listen() {
        inspector.forget(1)
        inspector.welcome(1)
    }

    private func ask(_ text: String) -> InspectorAnswer {
        guard let request = try? InspectorRequest(parsing: text) else {
            Issue.record("\(text) is no question")
            return InspectorAnswer(number: nil)
        }
        return inspector.answer(request)
    }

    private func node(_ name: String, in nodes: [ViewNode]) -> ViewNode? {
        for node in nodes {
            if node.name == name { return node }
            if let found = self.node(name, in: node.children) { return found }
        }
        return nil
    }

    private func details(_ view: UIView, _ name: String) -> ViewDetails? {
        let tree = ask(#"{"ask":"tree","number":1}"#).tree ?? []
        return node(name, in: tree).flatMap { ask(#"{"ask":"properties","number":2,"id":\#($0.id)}"#).details }
    }

    @Test("The tree has classes, names, frames and controllers, and numbers that stay")
    func tree() throws {
        let tree = try #require(ask(#"{"ask":"tree","number":1}"#).tree)
        #expect(tree.count == 1 && tree[0].className == "UIWindow")
        #expect(tree[0].children.first { $0.controller?.hasSuffix("Sample") == true } != nil)
        let label = try #require(node("Hello", in: tree))
        #expect(label.className == "UILabel")
        #expect(label.frame == [10, 10, 100, 20])
        #expect(label.screenFrame == [30, 110, 100, 20])
        sample.box.isHidden = true
        let again = try #require(ask(#"{"ask":"tree","number":2}"#).tree)
        #expect(node("Hello", in: again)?.id == label.id)
        #expect(node("Hello", in: again)?.isInvisible == true)
        #expect(!label.isInvisible)
    }

    @Test("Views are found by class, name and controller, whatever the case")
    func search() throws {
        let tree = try #require(ask(#"{"ask":"tree","number":1}"#).tree)
        let label = try #require(node("Hello", in: tree))
        #expect(ask(#"{"ask":"search","number":2,"text":"hELL"}"#).ids == [label.id])
        #expect(ask(#"{"ask":"search","number":3,"text":"uibutton"}"#).ids?.isEmpty == false)
        #expect(ask(#"{"ask":"search","number":4,"text":"sample"}"#).ids?.count == 1)
        #expect(ask(#"{"ask":"search","number":5,"text":"no such thing"}"#).ids == [])
    }

    @Test("The foremost view that shows something is picked, whether it takes touches or not")
    func picking() throws {
        let tree = try #require(ask(#"{"ask":"tree","number":1}"#).tree)
        #expect(ask(#"{"ask":"pick","number":2,"x":35,"y":115}"#).id == node("Hello", in: tree)?.id)
        sample.label.isHidden = true
        #expect(ask(#"{"ask":"pick","number":3,"x":35,"y":115}"#).id != node("Hello", in: tree)?.id)
        #expect(ask(#"{"ask":"pick","number":4,"x":-50,"y":0}"#).id == nil)
        #expect(ask(#"{"ask":"pick","number":5,"x":1e300,"y":0}"#).error != nil)
    }

    @Test("An edit changes the view; a bad one, of a view that is gone too, is answered with an error")
    func edits() throws {
        let tree = try #require(ask(#"{"ask":"tree","number":1}"#).tree)
        let id = try #require(node("Hello", in: tree)).id
        let answer = ask(#"{"ask":"edit","number":2,"id":\#(id),"part":"view","name":"text","value":"Bye"}"#)
        #expect(answer.error == nil)
        #expect(sample.label.text == "Bye")
        #expect(answer.details?.id == id)
        for bad in [
            #"{"ask":"edit","number":3,"id":\#(id),"part":"view","name":"alpha","value":7}"#,
            #"{"ask":"edit","number":3,"id":99999,"part":"view","name":"alpha","value":1}"#,
            #"{"ask":"edit","number":3,"id":\#(id),"part":"view"}"#, #"{"ask":"edit","number":3}"#,
        ] { #expect(ask(bad).error != nil) }
        sample.label.removeFromSuperview()
        #expect(sample.label.alpha == 1)
    }

    @Test(
        "Questions that cannot be read are answered with an error",
        arguments: ["", "{", "[]", "{}", #"{"ask":"tree"}"#, #"{"ask":"destroy","number":1}"#, #"{"ask":"tree","number":"one"}"#, "\u{0}"])
    func nonsense(text: String) {
        #expect(inspector.answer(text).contains(#""error":"#))
    }

    @Test("It is said who set a frame last, and what the autoresizing mask does")
    func reasons() throws {
        listen()
        let quiet = try #require(details(sample.button, "Save"))
        #expect(quiet.reasons.first == "Nobody has set it since the inspector was opened.")
        sample.button.frame.origin.x = 12
        #expect(details(sample.button, "Save")?.reasons.first?.contains("by code outside of a layout") == true)
        sample.box.frame.size.width = 250
        let resized = try #require(details(sample.button, "Save"))
        #expect(
            resized.reasons[0] == "Set 2 times since the inspector was opened, the last time by the autoresizing mask, when the UIView "
                + "changed its size.")
        #expect(resized.reasons[1] == "When the UIView changes its size, its width takes the difference, and top margin and height stay.")
        let root = try #require(details(sample.view, "Sample") ?? rootDetails())
        #expect(root.reasons.contains { $0.contains("the root of its window: it fills the window") })
    }

    @Test("The constraints that name a view stand there as equations, and the autoresizing mask is then not what places it")
    func constraints() throws {
        #expect(details(sample.button, "Save")?.constraints.isEmpty == true)
        sample.button.translatesAutoresizingMaskIntoConstraints = false
        let width = sample.button.widthAnchor.constraint(equalToConstant: 90)
        let top = sample.button.topAnchor.constraint(equalTo: sample.box.topAnchor, constant: 4)
        NSLayoutConstraint.activate([top, width])
        let placed = try #require(details(sample.button, "Save"))
        #expect(placed.constraints.map(\.axis) == ["across", "in height"])
        #expect(placed.constraints[0].text.contains(".width == 90   (active)"))
        #expect(placed.constraints[1].text.contains(".top + 4   (active)"))
        #expect(placed.reasons.contains { $0.hasPrefix("Constraints say where it is") })
    }

    private func rootDetails() -> ViewDetails? {
        let root = ask(#"{"ask":"tree","number":1}"#).tree?.first?.children.first { $0.controller != nil }
        return root.flatMap { ask(#"{"ask":"properties","number":2,"id":\#($0.id)}"#).details }
    }

    @Test("The chain goes from the view over its controller to the application, the recognisers are those around the view")
    func events() throws {
        listen()
        let details = try #require(self.details(sample.button, "Save"))
        let names = details.chain.map(\.className)
        #expect(names.first == "UIButton")
        #expect(names.contains { $0.hasSuffix("Sample") })
        #expect(names.contains("UIWindow"))
        #expect(names.contains("UIApplication"))
        let press = try #require(details.gestures.first { $0.className == "UILongPressGestureRecognizer" })
        #expect(press.state == "Possible")
        #expect(press.view == details.id)
        #expect(press.targets.first?.contains("action=hold") == true)
        try screen.press(at: CGPoint(x: 70, y: 160), for: 1)
        let after = try #require(self.details(sample.button, "Save")?.gestures.first { $0.className == "UILongPressGestureRecognizer" })
        #expect(after.history.starts(with: ["Began"]))
        #expect(after.history.contains("Ended"))
    }

    @Test("Controllers stand below those that hold or present them; those that nobody sees come last")
    func controllers() throws {
        let loose = UIViewController()
        loose.title = "Loose"
        let shown = UIViewController()
        sample.present(shown, animated: false)
        screen.wait(1)
        let nodes = try #require(ask(#"{"ask":"controllers","number":1}"#).controllers)
        let root = try #require(nodes.first { $0.title == "Sample" })
        #expect(root.relation == "root")
        #expect(root.isShown)
        #expect(root.children.map(\.relation) == ["presented"])
        #expect(nodes.first { $0.title == "Loose" }?.relation == "loose")
        withExtendedLifetime(loose) {}
    }

    @Test("Layers come in the order in which they are painted, each with its place, and a picture of it alone")
    func layers() throws {
        sample.box.backgroundColor = .red
        screen.settle()
        let planes = try #require(ask(#"{"ask":"layers","number":1}"#).planes)
        let box = try #require(planes.first { $0.corners == [20, 100, 220, 100, 220, 200, 20, 200] })
        #expect(box.hasPicture)
        #expect(box.depth > 0)
        #expect(planes[0].depth == 0)
        let picture = try #require(LayerPlanes.picture(of: sample.box.layer))
        #expect(picture.width == 200)
        #expect(picture.height == 100)
        #expect(ask(#"{"ask":"picture","number":2,"id":\#(box.id)}"#).picture?.isEmpty == false)
        #expect(ask(#"{"ask":"picture","number":3,"id":123456}"#).error != nil)
        // Its label is a plane of its own.
        let image = UIImage(cgImage: picture)
        #expect(ColorText(of: image.color(at: CGPoint(x: 20, y: 20)) ?? .clear).text == ColorText(of: .red).text)
    }

    @Test("Views that come and go leave nothing behind; one that lives keeps its number")
    func numbers() {
        var numbers = ObjectNumbers()
        for _ in 0..<5000 {
            let view = UIView()
            let number = numbers.number(of: view)
            #expect(numbers.object(number, UIView.self) === view)
            #expect(numbers.number(of: view) == number)
        }
        #expect(numbers.object(17, UIView.self) == nil)
        #expect(numbers.count < 3000)
    }
}
