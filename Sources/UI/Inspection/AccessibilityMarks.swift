// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import LeafViews
import Styles
import SwiftUICore

/// Numbered boxes around accessibility elements, as an overlay on the window's image.
package struct AccessibilityMarks: View {
    private let reading: AccessibilityReading

    package init(_ reading: AccessibilityReading) { self.reading = reading }

    package var body: some View {
        ZStack(alignment: .topLeading) {
            ForEach(reading.items.indices, id: \.self) { index in
                let frame = reading.items[index].frame
                let color = AccessibilityMark.color(of: index)
                ZStack(alignment: .topLeading) {
                    Rectangle().fill(color.opacity(0.15))
                    Rectangle().strokeBorder(color, lineWidth: 1)
                    AccessibilityMark(index: index).offset(x: frame.width < 40 ? -8 : -2, y: -8)
                }
                .frame(width: max(frame.width, 1), height: max(frame.height, 1), alignment: .topLeading)
                .offset(x: frame.x, y: frame.y)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        // Frames are measured from the left edge.
        .environment(\.layoutDirection, .leftToRight)
        .ignoresSafeArea()
    }
}

/// A list of the reading's lines. Each has the numbered mark of its element.
package struct AccessibilityLegend: View {
    private let reading: AccessibilityReading
    private let width: CGFloat

    package init(_ reading: AccessibilityReading, width: CGFloat) { (self.reading, self.width) = (reading, width) }

    package var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            if reading.items.isEmpty { line("nothing is read") }
            ForEach(reading.items.indices, id: \.self) { index in
                HStack(alignment: .firstTextBaseline, spacing: 6) {
                    AccessibilityMark(index: index)
                    line(String(reading.line(of: index).drop { $0 != " " }.dropFirst()))
                }
            }
            ForEach(reading.rotors, id: \.self) { line("rotor \($0)") }
        }
        .padding(12)
        .frame(width: width, alignment: .topLeading)
    }

    private func line(_ text: String) -> some View {
        Text(verbatim: text).font(.system(size: 13)).foregroundStyle(Color.black)
            .fixedSize(horizontal: false, vertical: true)
    }
}

/// The number of an element, in white on the element's colour.
private struct AccessibilityMark: View {
    let index: Int

    /// Dark colours, on which a white number is legible.
    private static let colors: [(red: Double, green: Double, blue: Double)] = [
        (0.05, 0.35, 0.75), (0.7, 0.1, 0.35), (0.05, 0.45, 0.25), (0.55, 0.3, 0.0), (0.4, 0.2, 0.7), (0.0, 0.4, 0.45),
    ]

    static func color(of index: Int) -> Color {
        let color = colors[index % colors.count]
        return Color(red: color.red, green: color.green, blue: color.blue)
    }

    var body: some View {
        Text(verbatim: "\(index + 1)")
            .font(.system(size: 10, weight: .bold))
            .foregroundStyle(Color.white)
            .padding(.horizontal, 4)
            .background(Self.color(of: index))
            .fixedSize()
    }
}
