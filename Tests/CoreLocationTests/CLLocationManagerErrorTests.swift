import CoreLocation
import Testing

struct CLLocationManagerErrorTests {
    @Test("MO-135: who asks for a place must have a delegate that takes it")
    func noDelegate() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            CLLocationManager().requestLocation()
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Delegate must respond to locationManager:didUpdateLocations:"))
    }
}
