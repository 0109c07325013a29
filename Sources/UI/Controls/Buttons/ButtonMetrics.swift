// SPDX-License-Identifier: MIT

import Foundation
import Views

/// The padding, corner radius and font of bordered buttons, in points.
struct ButtonMetrics {
    /// Padding above and below the label.
    let vertical: CGFloat
    /// Padding beside the label.
    let horizontal: CGFloat
    let cornerRadius: CGFloat
    /// The label's font if the environment sets none; nil for the body font.
    var font: Font?
}

extension ControlSize {
    /// The metrics of bordered buttons of this size. Buttons with one line of text are 28, 34 or 50 points high.
    var buttonMetrics: ButtonMetrics {
        switch self {
        case .mini, .small: ButtonMetrics(vertical: 5, horizontal: 10, cornerRadius: 5.5, font: .subheadline)
        case .regular: ButtonMetrics(vertical: 7, horizontal: 12, cornerRadius: 8)
        case .large, .extraLarge: ButtonMetrics(vertical: 15, horizontal: 20, cornerRadius: 12)
        }
    }
}

/// A button label with the padding of its control size, on a filled border shape.
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
            // The icon of a button's label is not aligned with the icons of list rows.
            .environment(\.isInList, false)
            .padding(.vertical, metrics.vertical)
            .padding(.horizontal, shape.isCircle ? metrics.vertical : metrics.horizontal)
        if shape.isCircle {
            padded.background { Circle().fill(color).aspectRatio(1, contentMode: .fill) }
        } else {
            padded.background(color, in: shape.shape(for: size))
        }
    }
}
