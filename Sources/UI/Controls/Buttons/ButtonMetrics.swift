// SPDX-License-Identifier: MIT

import Foundation
import Views

/// The padding, corner radius and font of bordered buttons, in points.
struct ButtonMetrics {
    /// The padding above and below the label, in points.
    let vertical: CGFloat
    /// The padding on each side of the label, in points.
    let horizontal: CGFloat
    let cornerRadius: CGFloat
    /// The label's font if the environment has no font. nil selects the body font.
    var font: Font?
}

extension ControlSize {
    /// The metrics of bordered buttons of this control size. They make buttons with one line of text 28, 34 or 50
    /// points high.
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
            // Keeps the icon of a button's label from being aligned with the icons of other list rows.
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
