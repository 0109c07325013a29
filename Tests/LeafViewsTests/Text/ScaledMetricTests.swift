// SPDX-License-Identifier: MIT

import SwiftUI
import TestSupport
import Testing

/// A `ScaledMetric` grows like the line height of its text style, and is rounded to the nearest pixel. The line height
/// grows less than the letters. Measured on iOS at the text size `medium`: a metric of 17 points is 16⅓ points at 3
/// pixels per point, and less than 16½ points at 2.
@Suite @MainActor struct ScaledMetricTests {
    private struct Bar: View {
        @ScaledMetric var width: CGFloat
        init(_ width: CGFloat) { _width = ScaledMetric(wrappedValue: width) }
        var body: some View { Color.red.frame(width: width, height: 1) }
    }

    @Test(arguments: [
        (17.0, DynamicTypeSize.medium, 3.0, 16.0 + 1.0 / 3), (17, .medium, 2, 16), (17, .large, 3, 17),
        (16, .medium, 2, 15.5),
        (22, .accessibility5, 2, 62),
        (22, .xSmall, 2, 19),
    ])
    func growsAsLinesDo(value: Double, size: DynamicTypeSize, scale: Double, expected: Double) throws {
        let stage = Stage(200, 10, scale: scale) { Bar(value).dynamicTypeSize(size) }
        #expect(isClose(try stage.list().leaves[0].frame.width, expected, within: 1e-6))
    }
}
