import Display
import Testing

@_spi(ForasteroInternal) @testable import QuartzCore

@Suite("The passes of a frame")
@MainActor
struct FramePassTests {
    private let stage = Stage()

    @Test("a layer that asks for layout in its layout is laid out 64 times, and again in the next frame")
    func roundLimit() {
        let layer = RestlessLayer()
        stage.root.addSublayer(layer)
        layer.setNeedsLayout()
        stage.render()
        #expect(layer.layouts == 64)
        #expect(stage.host.needsCommit)
        stage.render()
        #expect(layer.layouts == 128)
    }

    @Test("a layer that is given a sublayer in its layout is laid out once, and the sublayer too")
    func sublayersInLayout() {
        let layer = GrowingLayer()
        stage.root.addSublayer(layer)
        stage.render()
        #expect(layer.sublayers?.count == 1)
        #expect(!stage.host.needsCommit)
        layer.setNeedsLayout()
        stage.render()
        stage.render()
        #expect(layer.sublayers?.count == 2)
        // Outside of a layout a sublayer has its superlayer laid out.
        layer.addSublayer(CALayer())
        stage.render()
        #expect(layer.sublayers?.count == 4)
    }

    @Test("run in their order, and the meter is notified of each")
    func order() {
        let meter = PassLog()
        stage.host.run(.layout ... .present, meter: meter)
        #expect(meter.passes == [.layout, .display, .commit, .composite, .present])
        #expect(meter.frames == 1)
    }

    @Test("run from one to another")
    func part() {
        let meter = PassLog()
        stage.host.run(.layout ... .commit, meter: meter)
        #expect(meter.passes == [.layout, .display, .commit])
        stage.host.run(.composite ... .composite, meter: meter)
        #expect(meter.passes == [.layout, .display, .commit, .composite])
    }

    @Test("the client updates constraints before layers are laid out, and shows what was painted")
    func client() {
        let client = RecordingClient()
        let layer = RecordingLayer(client)
        stage.root.addSublayer(layer)
        layer.setNeedsLayout()
        stage.host.run(.layout ... .present, for: client)
        #expect(client.calls == ["constraints", "layout", "present"])
        stage.host.run(.layout ... .present, for: client)
        #expect(client.calls == ["constraints", "layout", "present", "constraints"])
    }

    @Test("within one of them no frame can be started")
    func nested() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let stage = Stage()
                let layer = NestingLayer()
                layer.stageHost = stage.host
                stage.root.addSublayer(layer)
                layer.setNeedsLayout()
                stage.render()
            }
        }
    }
}

private final class RestlessLayer: CALayer {
    var layouts = 0

    override func layoutSublayers() {
        layouts += 1
        setNeedsLayout()
    }
}

private final class NestingLayer: CALayer {
    weak var stageHost: LayerHost?

    override func layoutSublayers() {
        let host = stageHost
        MainActor.assumeIsolated { _ = host?.run(.layout ... .commit) }
    }
}

@MainActor
private final class RecordingClient: FrameClient {
    var calls: [String] = []

    func updateConstraints() { calls.append("constraints") }
    func present(_ picture: FrameBuffer, damage: [PixelRect]) { calls.append("present") }
}

private final class RecordingLayer: CALayer {
    private weak var client: RecordingClient?

    convenience init(_ client: RecordingClient) {
        self.init()
        self.client = client
    }

    override func layoutSublayers() {
        let client = client
        MainActor.assumeIsolated { client?.calls.append("layout") }
    }
}

@MainActor
private final class PassLog: FrameMeter {
    var passes: [FramePass] = []
    var frames = 0

    func frameBegan() {}
    func passEnded(_ pass: FramePass) { passes.append(pass) }
    func frameEnded(paintedPixels: Int) { frames += 1 }
}

/// Gets one more sublayer whenever it is laid out.
private final class GrowingLayer: CALayer {
    override func layoutSublayers() { insertSublayer(CALayer(), at: 0) }
}
