import Testing

@testable import UIKitCore

@MainActor
struct InstantiationTests {
    private final class Plate: UIView {
        let label: String

        override init(frame: CGRect) {
            label = "made"
            super.init(frame: frame)
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Screen: UIViewController {}

    private func make<T: UIView>(_ type: T.Type, frame: CGRect) -> T { T(frame: frame) }
    private func make<T: UIView>(_ type: T.Type) -> T { T() }
    private func make<T: UIViewController>(_ type: T.Type) -> T { T(nibName: "Name", bundle: nil) }

    @Test func aViewOfAGenericParameterRunsItsOwnInitializer() {
        let plate = make(Plate.self, frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(plate.label == "made")
        #expect(plate.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(make(Plate.self).label == "made")
    }

    @Test func aControllerOfAGenericParameterKeepsItsNibName() {
        #expect(make(Screen.self).nibName == "Name")
    }
}
