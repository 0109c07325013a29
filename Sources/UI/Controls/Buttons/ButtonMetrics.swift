// SPDX-License-Identifier: MIT

import Foundation
import Views

/// The measures of bordered buttons, in points.
struct ButtonMetrics {
    /// Above and below the label.
    let vertical: CGFloat
    /// Beside the label.
    let horizontal: CGFloat
    let cornerRadius: CGFloat
    /// Of the label where nothing else is said; nil: body.
    var font: Font?
}

extension ControlSize {
    /// 28, 34 and 50 points high around a line of text.
    var buttonMetrics: ButtonMetrics {
        switch self {
        case .mini, .small: ButtonMetrics(vertical: 5, horizontal: 10, cornerRadius: 5.5, font: .subheadline)
        case .regular: ButtonMetrics(vertical: 7, horizontal: 12, cornerRadius: 8)
        case .large, .extraLarge: ButtonMetrics(vertical: 15, horizontal: 20, cornerRadius: 12)
        }
    }
}

/// A backdrop around the label of a control, as large as the environment has controls.
struct ButtonBackdrop<Content: View>: View, UnnamedView {
    let color: Color
    let content: Content
    @Environment(\.controlSize) private var size
    @Environment(\.buttonBorderShape) private var shape
    @Environment(\.font) private var font

    init(_ color: Color, @ViewBuilder content: () -> Content) {
        self.color = color
        self.content = content()
    }

    var body: some View {
        let metrics = size.buttonMetrics
        let padded = content.font(font ?? metrics.font)
            .padding(.vertical, metrics.vertical)
            .padding(.horizontal, shape.isCircle ? metrics.vertical : metrics.horizontal)
        if shape.isCircle {
            padded.background { Circle().fill(color).aspectRatio(1, contentMode: .fill) }
        } else {
            padded.background(color, in: shape.shape(for: size))
        }
    }
}
