// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import LeafViews
import Styles
import Interaction

/// Boxes around views, with their numbers in a tree, to be laid over the picture of the window.
package struct Annotations: View {
    private let entries: [ViewTreeEntry]

    /// - Parameter tree: The views; those with nothing inside are shown, and those that can be touched.
    package init(_ tree: ViewTree) {
        let window = tree.size.width * tree.size.height
        let shown = tree.entries.filter { entry in
            let area = entry.frame.width * entry.frame.height
            return (entry.children == nil || entry.isTouchable == true) && entry.isOutside != true
                && entry.kind != "Spacer" && area > 0 && area < 0.9 * window
        }
        // A button may be as large as what it is drawn on: it counts.
        entries = shown.filter { $0.isTouchable != true } + shown.filter { $0.isTouchable == true }
    }

    package var body: some View {
        ZStack(alignment: .topLeading) {
            ForEach(entries, id: \.number) { entry in
                let color = entry.isTouchable == true ? Color.orange : Color.blue
                ZStack(alignment: .topLeading) {
                    Rectangle().strokeBorder(color, lineWidth: 1)
                    Text(verbatim: "\(entry.number)")
                        .font(.system(size: 8, weight: .bold))
                        .foregroundStyle(.white)
                        .padding(.horizontal, 2)
                        .background(color)
                        .fixedSize()
                        // Above the box, where there is room.
                        .offset(y: entry.frame.y >= 10 ? -10 : 0)
                }
                .frame(width: max(entry.frame.width, 1), height: max(entry.frame.height, 1), alignment: .topLeading)
                .offset(x: entry.frame.x, y: entry.frame.y)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        // Frames are counted from the left.
        .environment(\.layoutDirection, .leftToRight)
        .ignoresSafeArea()
    }
}
