// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import MapKit
import SwiftUI
import TestSupport
import Testing
import UIKit

/// Rarely used APIs, such as `MKDistanceFormatter` and the feature settings of `UIFontDescriptor`.
@Suite @MainActor struct SmallNamesTests {
    @Test(arguments: [
        (950.0, MKDistanceFormatter.Units.metric, "950 m"), (12_345, .metric, "12 km"), (1_260, .metric, "1.3 km"),
        (1_609.344, .imperial, "1 mi"), (30.48, .imperial, "100 ft"), (91.44, .imperialWithYards, "100 yd"),
    ])
    func distances(meters: Double, units: MKDistanceFormatter.Units, words: String) {
        let formatter = MKDistanceFormatter()
        formatter.units = units
        #expect(formatter.string(fromDistance: meters) == words)
        formatter.unitStyle = .full
        #expect(isClose(formatter.distance(from: "2 miles"), 3218.688, within: 1e-6))
        #expect(formatter.distance(from: "far") == -1)
    }

    @Test func digitsOfOneWidth() throws {
        func width(_ words: String, _ features: [[UIFontDescriptor.FeatureKey: Int]]) throws -> CGFloat {
            let descriptor = UIFont.systemFont(ofSize: 40).fontDescriptor.addingAttributes([.featureSettings: features])
            return try Stage(300, 80) {
                Text(verbatim: words).font(Font(UIFont(descriptor: descriptor, size: 0))).background(
                    .red, in: Rectangle())
            }.list().leaves[0].frame.width
        }
        let monospaced: [[UIFontDescriptor.FeatureKey: Int]] = [
            [.type: kNumberSpacingType, .selector: kMonospacedNumbersSelector]
        ]
        #expect(try width("111", monospaced) == width("888", monospaced))
        #expect(try width("111", []) < width("888", []))
    }

    @Test func unsupportedFeaturesWarn() throws {
        let stage = Stage {
            let descriptor = UIFont.systemFont(ofSize: 12).fontDescriptor
            let _ = descriptor.addingAttributes([
                .featureSettings: [[UIFontDescriptor.FeatureKey.type: 99, .selector: 2]]
            ])
            Color.red
        }
        _ = try stage.list()
        #expect(stage.host.warnings == ["the feature 99, 2 of a font is left out"])
    }

    private struct Stripes: ShapeStyle, View {
        nonisolated func resolve(in environment: EnvironmentValues) -> some ShapeStyle { Color.red }
    }

    @Test func aStyleThatIsAViewNeedsNoBody() throws {
        let leaves = try Stage { Stripes() }.list().leaves
        #expect(leaves.map(\.frame.text) == ["0 0 100 100"])
        #expect(try leaves[0].color == Stage { Color.red }.list().leaves[0].color)
    }

    private struct Template: UIViewRepresentable {
        func makeUIView(context: Context) -> UIImageView {
            let view = UIImageView(image: UIImage(systemName: "star.fill")?.withRenderingMode(.alwaysTemplate))
            view.tintColor = .red
            return view
        }
        func updateUIView(_ view: UIImageView, context: Context) {}
    }

    @Test func templatesTakeTheTintOfTheirView() throws {
        let star = try #require(try Stage { Template() }.list().leaves.first?.color)
        #expect(star.red == 1 && star.green == 0)
    }

    @Test func aFontInPoints() throws {
        func height(_ font: Font) throws -> CGFloat {
            try Stage(100, 100) { Text(verbatim: "X").font(font) }.list().leaves[0].frame.height
        }
        #expect(try height(.body.pointSize(30)) == height(.system(size: 30)))
    }

    @Test func familiesNameTheirFaces() {
        #expect(UIFont.fontNames(forFamilyName: "DejaVu Sans").contains("DejaVuSans"))
        #expect(UIFont.fontNames(forFamilyName: "No Such Family").isEmpty)
    }
}
