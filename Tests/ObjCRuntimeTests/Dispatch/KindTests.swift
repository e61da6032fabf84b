import ObjCRuntime
import Testing

@Suite struct KindTests {
    @Test func aDelegateThatIsOnlyKnownByItsProtocolSaysItsKind() {
        let object: any NSObjectProtocol = LoudPlayer()
        #expect(object.isKind(of: Player.self))
        #expect(!object.isKind(of: Person.self))
        #expect(object.isMember(of: LoudPlayer.self))
        #expect(!object.isMember(of: Player.self))
    }
}
