import Testing

@testable import Translator

@Suite struct SystemVersionTests {
    @Test func comparesComponentByComponent() {
        #expect("18.0" == ("18" as SystemVersion))
        #expect("9.3" < ("18.0" as SystemVersion))
        #expect("18.0.1" > ("18" as SystemVersion))
    }

    @Test(arguments: ["", "x.1", "1..2", "-1", "1."]) func refusesWhatIsNoVersion(text: String) {
        #expect(SystemVersion(Substring(text)) == nil)
    }
}
