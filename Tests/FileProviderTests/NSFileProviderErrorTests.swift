import FileProvider
import Testing

struct NSFileProviderErrorTests {
    @Test(
        "The numbers of errors are Apple's",
        arguments: [
            (NSFileProviderError.Code.notAuthenticated, -1000), (.filenameCollision, -1001), (.syncAnchorExpired, -1002),
            (.pageExpired, -1002),
            (.insufficientQuota, -1003), (.serverUnreachable, -1004), (.noSuchItem, -1005), (.deletionRejected, -1006),
            (.directoryNotEmpty, -1007), (.providerNotFound, -2001), (.cannotSynchronize, -2005), (.excludedFromSync, -2010),
            (.applicationExtensionNotFound, -2014),
        ])
    func numbers(code: NSFileProviderError.Code, number: Int) {
        #expect(code.rawValue == number)
        #expect(NSFileProviderError(code).errorCode == number)
    }

    @Test("An error is made of the domain and a number, caught by its code, and keeps its texts")
    func catching() {
        let plain: any Error = NSError(domain: NSFileProviderErrorDomain, code: -1005, userInfo: [NSLocalizedDescriptionKey: "Gone"])
        do { throw NSFileProviderError(.noSuchItem) } catch NSFileProviderError.noSuchItem {} catch { Issue.record(error) }
        #expect((plain as NSError).domain == "NSFileProviderErrorDomain")
        #expect((NSFileProviderError(.serverUnreachable) as NSError).code == -1004)
        #expect(NSFileProviderError(.pageExpired) == NSFileProviderError(.syncAnchorExpired))
        #expect(NSFileProviderError.errorDomain == NSFileProviderErrorDomain)
        #expect(NSFileProviderError.Code(rawValue: 7) == nil)
    }
}
