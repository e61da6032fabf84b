import Foundation

/// Documents for tests, written out as Interface Builder writes them.
enum XIBText {
    static func document(_ objects: String, resources: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="1"/></dependencies>
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
                <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                \(objects)
            </objects>
            <resources>\(resources)</resources>
        </document>
        """
    }

    /// A document in which File's Owner has connections.
    static func owned(_ connections: String, _ objects: String) -> String {
        document(objects).replacingOccurrences(
            of: "userLabel=\"File's Owner\"/>", with: "><connections>\(connections)</connections></placeholder>")
    }

    static func frame(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
        "<rect key=\"frame\" x=\"\(x).0\" y=\"\(y).0\" width=\"\(width)\" height=\"\(height)\"/>"
    }

    static func data(_ objects: String, resources: String = "") -> Data { Data(document(objects, resources: resources).utf8) }
}
