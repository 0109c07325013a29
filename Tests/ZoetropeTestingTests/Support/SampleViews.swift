// SPDX-License-Identifier: MIT

import SwiftUI

/// Grows for a second when it appears. A tap changes its colour.
struct Pulse: View {
    @State private var isLarge = false
    @State private var isTapped = false

    var body: some View {
        Circle()
            .fill(isTapped ? .blue : .orange)
            .frame(width: 60, height: 60)
            .scaleEffect(isLarge ? 1 : 0.4)
            .animation(.linear(duration: 1), value: isLarge)
            .padding(10)
            .onAppear { isLarge = true }
            .onTapGesture { isTapped = true }
            .accessibilityLabel("Pulse")
    }
}

/// Bars that depend on the environment: their side on the layout direction, their colour on the colour scheme, their
/// height on `dynamicTypeSize`. They contain no letters, so that fonts do not matter.
struct Bars: View {
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            ForEach([70, 40, 55], id: \.self) { width in
                RoundedRectangle(cornerRadius: 3).fill(.primary)
                    .frame(width: CGFloat(width), height: typeSize > .xxLarge ? 18 : 10)
            }
        }
        .frame(width: 80, alignment: .leading)
        .padding(8)
    }
}

/// A header under the camera, a list, a button above the bottom.
struct Screen: View {
    var body: some View {
        VStack(spacing: 12) {
            Rectangle().fill(.blue).frame(height: 60)
            ForEach(0..<5, id: \.self) { _ in
                RoundedRectangle(cornerRadius: 10).fill(.gray.opacity(0.3)).frame(height: 50)
            }
            .padding(.horizontal)
            Spacer()
            Capsule().fill(.green).frame(width: 160, height: 50)
        }
        .background(.yellow.opacity(0.2))
    }
}
