// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Testing

@Suite struct DisplayListTests {
    private func list(_ color: RGBAColor) -> DisplayList {
        let path = Path(CGRect(x: 0, y: 0, width: 4, height: 4))
        return DisplayList(
            size: CGSize(width: 10, height: 10), scale: 2,
            items: [
                DisplayItem(
                    .group([DisplayItem(.fill(path, FillStyle(), .color(color)))], isolated: true),
                    effects: [.opacity(0.5), .clip(path, FillStyle())], blendMode: .multiply)
            ])
    }

    @Test func equalListsAreEqual() {
        #expect(list(.black) == list(.black))
        #expect(list(.black) != list(.white))
    }

    @Test func defaultsDrawAsTheyAre() {
        let item = DisplayItem(.group([], isolated: false))
        #expect(item.transform.isIdentity && item.effects.isEmpty && item.blendMode == .normal)
        let list = DisplayList(size: .zero)
        #expect(list.scale == 1 && list.background == nil && list.items.isEmpty)
    }
}
