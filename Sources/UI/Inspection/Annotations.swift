// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import LeafViews
import Styles
import SwiftUICore

/// Numbered boxes around views, as an overlay on the window's image.
package struct Annotations: View {
    private let entries: [ViewTreeEntry]
    /// The words of the boxes by the numbers of their views; nil for the numbers themselves.
    private let labels: [Int: String]?

    /// - Parameters:
    ///   - tree: The views of the window.
    ///   - labels: The words of the boxes by the numbers of their views. Other views get no box.
    package init(_ tree: ViewTree, labels: [Int: String]) {
        (entries, self.labels) = (tree.entries.filter { labels[$0.number] != nil }, labels)
    }

    /// - Parameters:
    ///   - tree: The views of the window.
    ///   - numbers: The numbers of the views that get a box; nil for all visible leaves and touchable views.
    package init(_ tree: ViewTree, only numbers: Set<Int>? = nil) {
        labels = nil
        let window = tree.size.width * tree.size.height
        let shown = tree.entries.filter { entry in
            if let numbers { return numbers.contains(entry.number) }
            let area = entry.frame.width * entry.frame.height
            return (entry.children == nil || entry.isTouchable == true) && entry.isOutside != true
                && entry.kind != "Spacer" && area > 0 && area < 0.9 * window
        }
        // Touchable views come last, so that the box of a button lies above an equal box of its background.
        entries = shown.filter { $0.isTouchable != true } + shown.filter { $0.isTouchable == true }
    }

    package var body: some View {
        ZStack(alignment: .topLeading) {
            ForEach(entries, id: \.number) { entry in
                let color = entry.isTouchable == true ? Color.orange : Color.blue
                // Sheets of several screens are shown smaller, so their numbers are larger.
                let height: Double = labels == nil ? 10 : 15
                ZStack(alignment: .topLeading) {
                    Rectangle().strokeBorder(color, lineWidth: 1)
                    Text(verbatim: labels?[entry.number] ?? "\(entry.number)")
                        .font(.system(size: labels == nil ? 8 : 12, weight: .bold))
                        .foregroundStyle(.white)
                        .padding(.horizontal, 2)
                        .background(color)
                        .fixedSize()
                        // The number is above the box if there is room.
                        .offset(y: entry.frame.y >= height ? -height : 0)
                }
                .frame(width: max(entry.frame.width, 1), height: max(entry.frame.height, 1), alignment: .topLeading)
                .offset(x: entry.frame.x, y: entry.frame.y)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        // Frames are measured from the left edge.
        .environment(\.layoutDirection, .leftToRight)
        .ignoresSafeArea()
    }
}
