import Foundation
@_spi(ForasteroInternal) import QuartzCore
@_spi(ForasteroInternal) import UIKitCore
@_spi(ForasteroInternal) import UIKitTextInput

/// Answers the questions of pages about the application, and listens on their behalf while there are any.
///
/// While nobody is connected, nothing is kept or observed.
@_spi(ForasteroInternal)
@MainActor
public final class AppInspector {
    let host: DisplayHost
    private var visitors: Set<Int> = []
    private var numbers = ObjectNumbers()
    private(set) var watch: ViewWatch?
    private(set) var profiler: FrameProfiler?
    private var census: ObjectCensus?
    private var recorder: InputRecorder?
    private let now: @MainActor () -> UInt64

    /// - Parameter now: the time in nanoseconds by which passes of frames are measured.
    public init(host: DisplayHost, now: @escaping @MainActor () -> UInt64 = { DispatchTime.now().uptimeNanoseconds }) {
        self.host = host
        self.now = now
    }

    isolated deinit {
        if !visitors.isEmpty { end() }
    }

    // MARK: Visitors

    /// A page that inspects has come. The same visitor counts once.
    public func welcome(_ visitor: Int) {
        if visitors.insert(visitor).inserted, visitors.count == 1 { begin() }
    }

    /// The page is gone.
    public func forget(_ visitor: Int) {
        if visitors.remove(visitor) != nil, visitors.isEmpty { end() }
    }

    private func begin() {
        let watch = ViewWatch()
        let profiler = FrameProfiler(now: now) { watch.layoutCount }
        self.watch = watch
        self.profiler = profiler
        Inspection.views = watch
        let census = ObjectCounter.makeCensus(of: host.visibleWindows, controllers: host.controllers)
        self.census = census
        Inspection.census = census
        host.frameMeter = profiler
    }

    private func end() {
        stopRecording()
        recorder = nil
        if host.frameMeter === profiler { host.frameMeter = nil }
        if Inspection.views === watch { Inspection.views = nil }
        if Inspection.census === census { Inspection.census = nil }
        watch = nil
        profiler = nil
        census = nil
        numbers = ObjectNumbers()
    }

    // MARK: Questions

    /// Answers a question; a question that cannot be read, or edits what cannot be edited, is answered with an error.
    public func answer(_ text: String) -> String {
        do {
            return answer(try InspectorRequest(parsing: text)).text
        } catch {
            var answer = InspectorAnswer(number: nil)
            answer.error = "\(error)"
            return answer.text
        }
    }

    func answer(_ request: InspectorRequest) -> InspectorAnswer {
        var answer = InspectorAnswer(number: request.number)
        do {
            try respond(to: request, &answer)
        } catch {
            answer.error = "\(error)"
        }
        return answer
    }

    private func respond(to request: InspectorRequest, _ answer: inout InspectorAnswer) throws {
        let windows = host.visibleWindows
        switch request.ask {
        case .tree: answer.tree = ViewTree.nodes(of: windows, &numbers)
        case .search:
            let text = request.text ?? ""
            answer.ids = ViewTree.nodes(of: windows, &numbers).flatMap { $0.ids(matching: text) }
        case .pick: answer.id = try pick(request)
        case .properties: answer.details = details(of: try view(request))
        case .edit:
            guard let part = request.part, let name = request.name else { throw EditError.unknownProperty(request.name ?? "") }
            try PropertyCatalog.edit(try view(request), part, name, to: request.value ?? .nothing)
            answer.details = details(of: try view(request))
        case .controllers: answer.controllers = ControllerTree.nodes(of: windows, all: host.controllers, &numbers)
        case .layers: answer.planes = LayerPlanes.planes(of: windows, &numbers)
        case .picture: answer.picture = try picture(request)
        case .frames: answer.frames = frameReport(since: request.since ?? 0)
        case .counts: answer.counts = ObjectCounter.counts(census, layersOf: windows)
        case .record: startRecording()
        case .stopRecording: stopRecording()
        case .recording: break
        }
        if [.record, .stopRecording, .recording].contains(request.ask) { answer.recording = recordingReport }
    }

    private func view(_ request: InspectorRequest) throws(EditError) -> UIView {
        guard let id = request.id, let view = numbers.object(id, UIView.self) else { throw .unknownObject }
        return view
    }

    private func pick(_ request: InspectorRequest) throws -> Int? {
        guard let x = request.x, let y = request.y, x.magnitude < 1e6, y.magnitude < 1e6 else {
            throw InspectorRequestError("\"x\" and \"y\" are missing or out of range")
        }
        return ViewTree.view(at: CGPoint(x: x, y: y), in: host.visibleWindows).map { numbers.number(of: $0) }
    }

    private func picture(_ request: InspectorRequest) throws -> String? {
        guard let id = request.id, let layer = numbers.object(id, CALayer.self) else { throw EditError.unknownObject }
        return LayerPlanes.picture(of: layer)?.base64
    }

    private func details(of view: UIView) -> ViewDetails {
        ViewDetails(
            id: numbers.number(of: view), className: _ObjCRuntime.name(of: type(of: view)), superclasses: ClassNames.superclasses(of: view),
            sections: PropertyCatalog.sections(of: view), reasons: FrameReasons.sentences(about: view, watch),
            chain: ChainLink.chain(from: view, &numbers),
            gestures: GestureNote.notes(about: view, watch?.gestures ?? GestureLog(), &numbers),
            layoutGuides: LayoutGuideNote.notes(about: view), constraints: ConstraintNote.notes(about: view))
    }

    private func frameReport(since number: Int) -> FrameReport {
        let pixels = host.layers.geometry.pixelSize
        return FrameReport(
            latest: profiler?.count ?? 0, passNames: FramePass.allCases.map(\.rawValue),
            records: profiler?.records(after: number) ?? [], screenPixels: pixels.width * pixels.height)
    }

    // MARK: Recording

    private func startRecording() {
        let typing = InputRecorder.Typing(
            isActive: { [unowned host] in host.display.textInput.isActive }, isSecret: { [unowned host] in host.typesSecret },
            isOnKeyboard: { [unowned host] in host.showsKeyboard(at: $0) })
        let recorder = InputRecorder(namer: TargetNamer(host: host), screenSize: host.layers.geometry.size, typing: typing)
        self.recorder = recorder
        host.eventObserver = { [unowned host] in recorder.record($0, at: host.display.clock.now) }
    }

    private func stopRecording() {
        host.eventObserver = nil
    }

    private var recordingReport: RecordingReport {
        let delegate = UIApplication.shared.delegate.map { _ObjCRuntime.name(of: type(of: $0)) } ?? "AppDelegate"
        let recording = Recording(
            steps: recorder?.steps ?? [], delegateClass: delegate.split(separator: ".").last.map(String.init) ?? delegate)
        return RecordingReport(
            isRecording: host.eventObserver != nil, stepCount: recording.steps.count, script: recording.script,
            swiftCode: recording.swiftCode)
    }
}
