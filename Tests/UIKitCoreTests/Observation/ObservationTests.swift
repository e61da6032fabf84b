import Observation
import Testing
import UIKitTesting

@_spi(ForasteroInternal) @testable import UIKitCore

@MainActor
struct ObservationTests {
    private let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 1)
    private let model = Model()

    private func show(_ view: UIView) {
        view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        screen.window.addSubview(view)
        screen.settle()
    }

    @Test("SV-137: a change of what layoutSubviews has read lays the view out again, once a frame, and nothing else")
    func layout() {
        let view = ReadingView(model)
        view.readsInLayout = true
        show(view)
        view.log = []
        model.text = "b"
        model.text = "c"
        screen.settle()
        #expect(view.log == ["layout c"])
        model.other = 5
        screen.settle()
        #expect(view.log == ["layout c"])
    }

    @Test("SV-137: a change of what draw has read draws again without layout")
    func drawing() {
        let view = ReadingView(model)
        view.readsInDrawing = true
        show(view)
        view.log = []
        model.text = "b"
        screen.settle()
        #expect(view.log == ["draw b"])
    }

    @Test("SV-137: a change of what updateConstraints has read has it called again")
    func constraints() {
        let view = ReadingView(model)
        view.readsInConstraints = true
        show(view)
        view.log = []
        model.text = "b"
        screen.settle()
        #expect(view.log.first == "constraints b")
    }

    @Test("SV-137, SV-139: properties are updated before layout, and do not cause one")
    func properties() {
        let view = ReadingView(model)
        view.readsInProperties = true
        show(view)
        #expect(view.log.first == "properties a")
        view.log = []
        model.text = "b"
        screen.settle()
        #expect(view.log == ["properties b"])
        view.log = []
        view.setNeedsUpdateProperties()
        view.setNeedsUpdateProperties()
        view.setNeedsLayout()
        screen.settle()
        #expect(view.log == ["properties b", "layout"])
        view.setNeedsUpdateProperties()
        view.log = []
        view.superview?.updatePropertiesIfNeeded()
        #expect(view.log == ["properties b"])
    }

    @Test("SV-137: what was read in an earlier run does not count any more")
    func forgotten() {
        let view = ReadingView(model)
        view.readsInLayout = true
        show(view)
        view.setNeedsLayout()
        screen.settle()
        view.readsInLayout = false
        view.setNeedsLayout()
        screen.settle()
        // The first run of all cannot be ended, and reports the first change in any case.
        model.text = "b"
        screen.settle()
        view.log = []
        model.text = "c"
        screen.settle()
        #expect(view.log.isEmpty)
    }

    @Test("SV-137: many runs without a change leave one observation")
    func noPile() {
        let (view, counted) = (ReadingView(model), CountedModel())
        view.readsInLayout = true
        view.counted = counted
        show(view)
        for _ in 0..<100 {
            view.setNeedsLayout()
            screen.settle()
        }
        view.log = []
        model.text = "b"
        screen.settle()
        #expect(view.log == ["layout b"])
        view.counted = nil
        view.removeFromSuperview()
    }

    @Test("SV-137: a view inside that is laid out within the layout of another does not end what that one observes")
    func nested() {
        let (outer, inner) = (ReadingView(model), ReadingView(model))
        outer.readsInLayout = true
        inner.readsInLayout = true
        outer.addSubview(inner)
        outer.laysOutInside = true
        show(outer)
        for text in ["b", "c", "d"] {
            inner.setNeedsLayout()
            screen.settle()
            (outer.log, inner.log) = ([], [])
            model.text = text
            screen.settle()
            #expect(outer.log == ["layout \(text)"])
            #expect(inner.log == ["layout \(text)"])
        }
    }

    @Test("SV-137: a change by another thread arrives")
    func threads() async {
        let view = ReadingView(model)
        view.readsInLayout = true
        show(view)
        view.log = []
        let model = model
        await Task.detached { model.text = "far" }.value
        // The main queue has handed on what the other thread left there when it comes to this.
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        screen.settle()
        #expect(view.log == ["layout far"])
    }

    @Test("SV-137: a view that is gone is not reported to")
    func gone() {
        weak var known: UIView?
        do {
            let view = ReadingView(model)
            view.readsInLayout = true
            show(view)
            known = view
            view.removeFromSuperview()
            screen.settle()
        }
        #expect(known == nil)
        model.text = "b"
    }

    @Test("SV-137: controllers observe what viewWillLayoutSubviews and updateProperties read")
    func controllers() {
        let controller = ReadingController(model)
        screen.window.rootViewController = controller
        screen.settle()
        #expect(controller.log.first == "properties a")
        controller.log = []
        model.text = "b"
        screen.settle()
        #expect(controller.log == ["properties b", "willLayout b"])
    }
}

@Observable private final class Model: @unchecked Sendable {
    var text = "a"
    var other = 0
}

@Observable private final class CountedModel {
    var number = 0
}

private final class ReadingView: UIView {
    var log: [String] = []
    var readsInLayout = false
    var readsInDrawing = false
    var readsInConstraints = false
    var readsInProperties = false
    var laysOutInside = false
    var counted: CountedModel?
    private let model: Model

    init(_ model: Model) {
        self.model = model
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        _ = counted?.number
        log.append(readsInLayout ? "layout \(model.text)" : "layout")
        if laysOutInside { for view in subviews { view.layoutIfNeeded() } }
    }

    override func draw(_ rect: CGRect) {
        if readsInDrawing { log.append("draw \(model.text)") }
    }

    override func updateConstraints() {
        if readsInConstraints { log.append("constraints \(model.text)") }
        super.updateConstraints()
    }

    override func updateProperties() {
        super.updateProperties()
        if readsInProperties { log.append("properties \(model.text)") }
    }
}

private final class ReadingController: UIViewController {
    var log: [String] = []
    private let model: Model

    init(_ model: Model) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        log.append("willLayout \(model.text)")
    }

    override func updateProperties() {
        super.updateProperties()
        log.append("properties \(model.text)")
    }
}
