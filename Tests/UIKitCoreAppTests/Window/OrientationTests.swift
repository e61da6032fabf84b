import Testing
import UIKitTesting

@MainActor
struct OrientationTests {
    private let screen = TestScreen(size: CGSize(width: 390, height: 844), scale: 1)
    private var isLandscape: Bool { UIScreen.main.bounds.width > UIScreen.main.bounds.height }

    @Test("VC-69: the root is asked which orientations it supports, and children are not")
    func root() {
        let (root, child) = (TurningController(.portrait), TurningController(.all))
        root.addChild(child)
        screen.window.rootViewController = root
        screen.turn(.left)
        #expect(!isLandscape)
        #expect(root.questions > 0)
        #expect(child.questions == 0)
        root.orientations = .all
        root.setNeedsUpdateOfSupportedInterfaceOrientations()
        screen.settle()
        #expect(isLandscape)
        screen.turn(.upright)
        #expect(!isLandscape)
    }

    @Test("A scene that asks for landscape is turned, if the controller in front supports it; else an error says so")
    func geometryRequest() throws {
        let root = TurningController(.all)
        screen.window.rootViewController = root
        screen.settle()
        let scene = try #require(screen.window.windowScene)
        var errors: [UISceneError.Code?] = []
        func request(_ orientations: UIInterfaceOrientationMask) {
            scene.requestGeometryUpdate(.iOS(interfaceOrientations: orientations)) { errors.append(($0 as? UISceneError)?.code) }
            screen.settle()
        }
        request(.portrait)
        #expect(!isLandscape)
        #expect(errors.isEmpty)
        request(.landscapeRight)
        #expect(isLandscape)
        #expect(errors.isEmpty)
        request([.landscapeLeft, .portrait])
        #expect(isLandscape)
        #expect(errors.isEmpty)
        root.orientations = .landscape
        request(.portrait)
        #expect(isLandscape)
        #expect(errors == [.geometryRequestDenied])
        scene.requestGeometryUpdate(UIWindowScene.GeometryPreferences.iOS())
        scene.requestGeometryUpdate(.iOS(interfaceOrientations: []))
        screen.settle()
        #expect(isLandscape)
        #expect(errors.count == 1)
    }

    @Test("VC-69: a controller that covers the screen is asked in the root's place, a sheet is not")
    func presented() {
        let (root, sheet, cover) = (TurningController(.all), TurningController(.portrait), TurningController(.portrait))
        screen.window.rootViewController = root
        screen.settle()
        root.present(sheet, animated: false)
        screen.settle()
        screen.turn(.left)
        #expect(isLandscape)
        screen.turn(.upright)
        root.dismiss(animated: false)
        screen.settle()
        cover.modalPresentationStyle = .fullScreen
        root.present(cover, animated: false)
        screen.settle()
        screen.turn(.left)
        #expect(!isLandscape)
    }

    @Test("A controller that does not turn stays, whatever it supports")
    func autorotation() {
        let root = TurningController(.all)
        root.turns = false
        screen.window.rootViewController = root
        screen.turn(.left)
        #expect(!isLandscape)
        root.turns = true
        UIViewController.attemptRotationToDeviceOrientation()
        screen.settle()
        #expect(isLandscape)
    }

    @Test("VC-70: a controller that supports nothing of what the application allows ends the program")
    func nothingInCommon() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let screen = TestScreen(size: CGSize(width: 390, height: 844), scale: 1)
                screen.window.rootViewController = TurningController(.portraitUpsideDown)
                screen.turn(.left)
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Supported orientations has no common orientation with the application, and ["))
    }
}

private final class TurningController: UIViewController {
    var orientations: UIInterfaceOrientationMask
    var turns = true
    var questions = 0

    init(_ orientations: UIInterfaceOrientationMask) {
        self.orientations = orientations
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var shouldAutorotate: Bool { turns }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        questions += 1
        return orientations
    }
}
