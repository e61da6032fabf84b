import Foundation
import References
import UIKit
import UIKitTesting

/// A XIB of 100 views: twenty rows with two labels, a picture and a line in each, as Interface Builder writes them.
enum Nibs {
    @MainActor static let benchmarks = [
        Benchmark(
            name: "XIB of 100 views, read and loaded", atMost: 3, timesOf: "parsing its XML with libxml2", rounds: 20,
            makeWork: {
                let screen = TestScreen(), data = Data(text.utf8), bytes = Array(data)
                return (
                    { rounds in
                        for _ in 0..<rounds {
                            precondition(UINib(data: data, bundle: nil).instantiate(withOwner: nil).count == 1)
                        }
                        screen.settle()
                    },
                    { rounds in
                        for _ in 0..<rounds { precondition(parse(bytes), "There is no libxml2 to compare with.") }
                    }
                )
            }),
        Benchmark(
            name: "another instance of a nib of 100 views", atMost: 1, timesOf: "making the same views in code", rounds: 20,
            makeWork: {
                let screen = TestScreen(), nib = UINib(data: Data(text.utf8), bundle: nil)
                return (
                    { rounds in
                        for _ in 0..<rounds { precondition(nib.instantiate(withOwner: nil).count == 1) }
                        // Objects that nobody keeps go now.
                        screen.settle()
                    },
                    { rounds in
                        var kept = (0..<rounds).map { _ in makeViews() }
                        kept.removeAll()
                        screen.settle()
                    }
                )
            }),
        Benchmark(name: "memory that 500 loads of a nib leave behind", unit: "bytes", limit: 0) {
            // Memory that malloc keeps for the next requests of a thread counts as taken, and is now more, now less by some kilobytes. A
            // process that keeps nothing so tells what is really left.
            let output = Processes.output(of: .nibs, ["GLIBC_TUNABLES": "glibc.malloc.tcache_count=0"])
            return Double(output.trimmingCharacters(in: .whitespacesAndNewlines)) ?? .infinity
        },
    ]

    /// How many bytes more the program has after 500 loads, when those before have filled what is kept from then on.
    @MainActor
    static func bytesLeftBehind() -> Double {
        let screen = TestScreen(), nib = UINib(data: Data(text.utf8), bundle: nil), data = Data(text.utf8)
        let growths = (0..<6).map { _ in
            let before = reference_heap_bytes()
            for _ in 0..<500 {
                nib.instantiate(withOwner: nil)
                UINib(data: data, bundle: nil).instantiate(withOwner: nil)
                screen.settle()
            }
            return Double(reference_heap_bytes()) - Double(before)
        }
        return growths.suffix(4).sorted()[1]
    }

    private static func parse(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { reference_parse_xml($0.baseAddress, $0.count) == $0.count }
    }

    // MARK: The document

    private static let text = document(
        """
        <view clearsContextBeforeDrawing="NO" contentMode="scaleToFill" id="top-ff-xYz">
            <rect key="frame" x="0.0" y="0.0" width="375" height="1200"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>\((0..<20).map(row).joined())</subviews>
        </view>
        """)

    private static func document(_ objects: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="16097" targetRuntime="iOS.CocoaTouch">
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
                <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        \(objects)
            </objects>
        </document>
        """
    }

    private static func row(_ index: Int) -> String {
        let gray = "alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\""
        let label = """
            opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" \
            textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" \
            fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO"
            """
        return """

                            <view contentMode="scaleToFill" fixedFrame="YES" id="v\(index)-aa-xYz">
                                <rect key="frame" x="0.0" y="\(index * 60)" width="375" height="60"/>
                                <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
                                <subviews>
                                    <label \(label) text="Title \(index)" id="l\(index)-bb-xYz">
                                        <rect key="frame" x="60" y="8" width="200" height="21"/>
                                        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                        <color key="textColor" red="0.2" green="0.3" blue="0.4" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                                        <nil key="highlightedColor"/>
                                    </label>
                                    <label \(label) text="Detail \(index)" id="m\(index)-cc-xYz">
                                        <rect key="frame" x="60" y="31" width="200" height="17"/>
                                        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                                        <fontDescription key="fontDescription" type="system" pointSize="13"/>
                                        <nil key="textColor"/>
                                        <nil key="highlightedColor"/>
                                    </label>
                                    <imageView userInteractionEnabled="NO" contentMode="scaleAspectFit" fixedFrame="YES" id="i\(index)-dd-xYz">
                                        <rect key="frame" x="8" y="8" width="44" height="44"/>
                                        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                                    </imageView>
                                    <view contentMode="scaleToFill" fixedFrame="YES" id="s\(index)-ee-xYz">
                                        <rect key="frame" x="60" y="59" width="315" height="1"/>
                                        <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/>
                                        <color key="backgroundColor" white="0.66666666666666663" \(gray)/>
                                    </view>
                                </subviews>
                                <color key="backgroundColor" white="1" \(gray)/>
                            </view>
            """
    }

    /// A cell with a picture, a title, a subtitle and a chevron.
    @MainActor static let cell = UINib(
        data: Data(
            document(
                """
                <tableViewCell contentMode="scaleToFill" accessoryType="disclosureIndicator" style="IBUITableViewCellStyleSubtitle" \
                textLabel="t" detailTextLabel="d" imageView="i" reuseIdentifier="row" rowHeight="44" id="c">
                    <rect key="frame" x="0.0" y="0.0" width="390" height="44"/>
                    <tableViewCellContentView key="contentView" tableViewCell="c" id="v">
                        <rect key="frame" x="0.0" y="0.0" width="351" height="44"/>
                        <subviews>
                            <label opaque="NO" text="Title" id="t"><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
                            <label opaque="NO" text="Detail" id="d"><fontDescription key="fontDescription" type="system" pointSize="12"/></label>
                            <imageView userInteractionEnabled="NO" id="i"/>
                        </subviews>
                    </tableViewCellContentView>
                </tableViewCell>
                """
            ).utf8), bundle: nil)

    // MARK: The same in code

    @MainActor
    private static func makeViews() -> UIView {
        let top = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 1200))
        top.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        top.clearsContextBeforeDrawing = false
        for index in 0..<20 { top.addSubview(makeRow(index)) }
        return top
    }

    @MainActor
    private static func makeRow(_ index: Int) -> UIView {
        let row = UIView(frame: CGRect(x: 0, y: index * 60, width: 375, height: 60))
        row.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
        row.backgroundColor = UIColor(white: 1, alpha: 1)
        let title = makeLabel(CGRect(x: 60, y: 8, width: 200, height: 21), "Title \(index)", size: 17)
        title.textColor = UIColor(red: 0.2, green: 0.3, blue: 0.4, alpha: 1)
        let picture = UIImageView(frame: CGRect(x: 8, y: 8, width: 44, height: 44))
        picture.contentMode = .scaleAspectFit
        picture.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
        let line = UIView(frame: CGRect(x: 60, y: 59, width: 315, height: 1))
        line.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        line.backgroundColor = UIColor(white: 0.66666666666666663, alpha: 1)
        row.addSubview(title)
        row.addSubview(makeLabel(CGRect(x: 60, y: 31, width: 200, height: 17), "Detail \(index)", size: 13))
        row.addSubview(picture)
        row.addSubview(line)
        return row
    }

    @MainActor
    private static func makeLabel(_ frame: CGRect, _ text: String, size: CGFloat) -> UILabel {
        let label = UILabel(frame: frame)
        label.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
        label.contentMode = .left
        label.text = text
        label.font = .systemFont(ofSize: size)
        label.textAlignment = .natural
        label.lineBreakMode = .byTruncatingTail
        label.adjustsFontSizeToFitWidth = false
        return label
    }
}
