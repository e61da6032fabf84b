import Testing
import UIKitTesting
import WebKit

@MainActor
struct NibTests {
    @Test("MO-16: a web view of a storyboard has the configuration that stands there")
    func configuration() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
                <wkWebView contentMode="scaleToFill" allowsBackForwardNavigationGestures="YES" id="web">
                    <rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
                    <wkWebViewConfiguration key="configuration" allowsInlineMediaPlayback="YES" applicationNameForUserAgent="App/2">
                        <audiovisualMediaTypes key="mediaTypesRequiringUserActionForPlayback" audio="YES"/>
                        <wkPreferences key="preferences" minimumFontSize="9" javaScriptEnabled="NO"/>
                    </wkWebViewConfiguration>
                </wkWebView>
            </objects></document>
            """
        let view = try #require(UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil).first as? WKWebView)
        #expect(view.frame.size == CGSize(width: 320, height: 200))
        #expect(view.allowsBackForwardNavigationGestures)
        let configuration = view.configuration
        #expect(configuration.allowsInlineMediaPlayback)
        #expect(configuration.applicationNameForUserAgent == "App/2")
        #expect(configuration.mediaTypesRequiringUserActionForPlayback == .audio)
        #expect(configuration.preferences.minimumFontSize == 9)
    }
}
