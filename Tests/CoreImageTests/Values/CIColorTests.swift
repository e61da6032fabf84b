import CoreImage
import Testing
import UIKitGraphics

struct CIColorTests {
    @Test("A colour of the app's becomes one of a filter")
    func fromColor() {
        let color = CIColor(color: UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5))
        #expect(abs(color.red - 0.25) < 0.01)
        #expect(abs(color.green - 0.5) < 0.01)
        #expect(abs(color.blue - 0.75) < 0.01)
        #expect(color.alpha == 0.5)
        #expect(CIColor(color: .white) == .white)
    }
}
