import Foundation
import ObjCRuntime
import Testing

@Suite struct KeptFlagTests {
    @Test func aSwitchIsKeptWithItsObject() {
        let object = Foundation.NSObject()
        #expect(_objcKeptFlag("isLarge", of: object) == nil)
        _objcKeepFlag("isLarge", true, of: object)
        _objcKeepFlag("isRed", false, of: object)
        #expect(_objcKeptFlag("isLarge", of: object) == true)
        #expect(_objcKeptFlag("isRed", of: object) == false)
        #expect(_objcKeptFlag("isLarge", of: Foundation.NSObject()) == nil)
    }
}
