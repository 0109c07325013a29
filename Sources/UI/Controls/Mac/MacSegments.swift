// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
import SwiftUICore

/// The segmented picker of macOS: segments as wide as their labels, 20 points high. The chosen one is raised.
struct MacSegments: View {
    let picker: _PickerConfiguration
    @Environment(\.labelsVisibility) private var visibility
    @Environment(\.controlSize) private var size
    @Environment(\.font) private var font
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        if visibility == .hidden || !picker.hasLabel {
            segments.hiddenLabel(picker.label)
        } else {
            ColumnControl(label: picker.label) { segments }
        }
    }

    private var segments: some View {
        ChildReader {
            picker.content
                .ignoringOwnStyles()
                .font(font ?? size.mac.font)
                .foregroundStyle(isEnabled ? HierarchicalShapeStyle.primary : .tertiary)
                .lineLimit(1)
        } result: { options in
            MacSegmentRow(options: options, selection: picker.selection)
        }
    }
}

private struct MacSegmentRow: View {
    let options: [ChildView]
    let selection: PickerSelection
    @State private var pressed: Int?
    @Environment(\.controlSize) private var size

    var body: some View {
        let chosen = options.firstIndex { selection.isChosen($0) }
        HStack(spacing: 0) {
            ForEach(Array(options.indices), id: \.self) { index in
                options[index]
                    .padding(.bottom, 2)
                    .padding(.horizontal, 10)
                    .frame(height: size.mac.height)
                    .background {
                        if index == chosen {
                            BezelGround(radius: size.mac.cornerRadius, isPressed: index == pressed)
                        } else if index == pressed {
                            Color.macTrack
                        }
                    }
                    .overlay(alignment: .leading) { line(before: index, chosen: chosen) }
                    .onPress(fillsFrame: true, press: { pressed = $0 ? index : nil }) {
                        selection.choose(options[index])
                    }
                    .accessibilityAddTraits(index == chosen ? .isSelected : [])
            }
        }
        .background(Color.macTrack, in: RoundedRectangle(cornerRadius: size.mac.cornerRadius))
        .fixedSize()
    }

    private func line(before index: Int, chosen: Int?) -> some View {
        Color.macTrack.frame(width: 1, height: size.mac.height / 2)
            .opacity(index == 0 || index == chosen || index - 1 == chosen ? 0 : 1)
    }
}
