// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import TestSupport
import Testing
import SnapshotChecks

@Suite struct DisplayListTextTests {
    private func text(_ items: [DisplayItem]) -> String {
        DisplayListText(DisplayList(size: CGSize(width: 10, height: 5), scale: 2, items: items)).description
    }

    @Test func eachThingHasItsLine() {
        let path = Path(CGRect(x: 1, y: 2, width: 3, height: 4.12345))
        let fill = DisplayItem(
            .fill(path, FillStyle(eoFill: true), .color(RGBAColor(red: 1, green: 0.5, blue: 0))),
            transform: .translation(x: 5, y: -0.00001), effects: [.opacity(0.5)], blendMode: .multiply)
        #expect(
            text([DisplayItem(.group([fill], isolated: true))]) == """
                10×5 points, 2 pixels a point, transparent
                group isolated
                  fill #ff8000 even-odd at (5 0) blended by multiply
                    M 1 2 L 4 2 L 4 6.123 L 1 6.123 Z
                    opacity 0.5

                """)
    }

    @Test func picturesAreComparedByTheirPixels() {
        func words(_ bitmap: Bitmap) -> String {
            text([DisplayItem(.image(ImageContent(bitmap: bitmap, rect: CGRect(x: 0, y: 0, width: 4, height: 4))))])
        }
        var changed = Pictures.gradient(4, 4)
        changed[3, 3].w += 1
        #expect(words(Pictures.gradient(4, 4)) == words(Pictures.gradient(4, 4)))
        #expect(words(Pictures.gradient(4, 4)) != words(changed))
    }

    @Test func coloursOutsideOfTheirRangeKeepTheirNumbers() {
        let color = RGBAColor(red: 1.2, green: 0, blue: 0, alpha: 1)
        let text = text([DisplayItem(.fill(Path(), FillStyle(), .color(color)))])
        #expect(text.contains("fill rgba(1.2 0 0 1)\n  nothing"))
    }
}
