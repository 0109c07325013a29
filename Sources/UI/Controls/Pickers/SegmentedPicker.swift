// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
import SwiftUICore

/// Columns of equal width. The ideal width is that at which the widest column has its ideal width.
private struct EqualSegments: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let ideals = subviews.map { $0.sizeThatFits(.unspecified) }
        let ideal = (ideals.map(\.width).max() ?? 0) * CGFloat(subviews.count)
        return CGSize(width: proposal.width ?? ideal, height: ideals.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard !subviews.isEmpty else { return }
        let width = bounds.width / CGFloat(subviews.count)
        for (index, view) in subviews.enumerated() {
            view.place(
                at: CGPoint(x: bounds.minX + CGFloat(index) * width, y: bounds.minY),
                proposal: ProposedViewSize(width: width, height: bounds.height))
        }
    }
}

/// Segments of equal width, 32 points high; a thumb slides below the chosen segment.
struct SegmentedPicker: View {
    let picker: _PickerConfiguration
    @Environment(\.isMac) private var isMac

    var body: some View {
        if isMac { MacSegments(picker: picker) } else { segments }
    }

    private var segments: some View {
        // Draws each option twice, in medium and in semibold, and cross-fades the two copies when the selection
        // changes.
        ChildReader {
            options(.medium)
        } result: { plain in
            ChildReader {
                options(.semibold)
            } result: { bold in
                Segments(plain: plain, bold: bold, selection: picker.selection)
            }
        }
        .hiddenLabel(picker.label)
    }

    private func options(_ weight: Font.Weight) -> some View {
        picker.content
            .ignoringOwnStyles()
            .font(.system(size: 13, weight: weight))
            .foregroundColor(nil)
            .labelStyle(.titleOnly)
            .lineLimit(1)
    }
}

private struct Segments: View {
    let plain: [ChildView]
    let bold: [ChildView]
    let selection: PickerSelection
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.isEnabled) private var isEnabled
    /// The index of the segment under the finger; nil without a touch.
    @State private var touched: Int?
    /// Whether a finger is on the selected segment, which makes the thumb smaller.
    @State private var isHeld = false

    private static let height: CGFloat = 32
    /// The corner radius of the whole control, in points. The thumb's radius is smaller by `rim`.
    private static let radius: CGFloat = 9
    /// The inset of the thumb, in points.
    private static let rim: CGFloat = 2
    private static let slide = Animation.spring(response: 0.3, dampingFraction: 0.92)

    private var chosen: Int? { plain.firstIndex { selection.isChosen($0) } }

    var body: some View {
        let chosen = chosen
        EqualSegments {
            ForEach(Array(plain.indices), id: \.self) { index in field(index, chosen: chosen) }
        }
        .background { GeometryReader { thumb(in: $0.size.width, under: chosen) } }
        .background(Color.tertiarySystemFill, in: RoundedRectangle(cornerRadius: Self.radius))
        .frame(height: Self.height)
        .clipShape(RoundedRectangle(cornerRadius: Self.radius))
        .animation(Self.slide, value: chosen)
        .animation(Self.slide, value: isHeld)
        .withoutLeadingText()
    }

    private func field(_ index: Int, chosen: Int?) -> some View {
        let isChosen = index == chosen
        return ZStack {
            plain[index].opacity(isChosen ? 0 : touched == index ? 0.3 : 1)
            if index < bold.count { bold[index].opacity(isChosen ? 1 : 0) }
        }
        .opacity(isEnabled ? 1 : 0.3)
        .scaleEffect(isChosen && isHeld ? 0.95 : 1)
        .padding(.horizontal, 10)
        .frame(maxWidth: .infinity, minHeight: Self.height, maxHeight: Self.height)
        .overlay(alignment: .leading) { line(before: index, chosen: chosen) }
        .contentShape(Rectangle())
        .onPress(fillsFrame: true) { isDown in
            touched = isDown ? index : nil
            isHeld = isDown && isChosen
        } action: {
            selection.choose(plain[index])
        }
    }

    /// The separator before a segment. It is hidden on both sides of the selected segment.
    private func line(before index: Int, chosen: Int?) -> some View {
        Color.separator
            .frame(width: 1, height: Self.height / 2)
            .opacity(index == 0 || index == chosen || index - 1 == chosen ? 0 : 1)
    }

    @ViewBuilder private func thumb(in width: CGFloat, under chosen: Int?) -> some View {
        if let chosen {
            let field = width / CGFloat(plain.count)
            RoundedRectangle(cornerRadius: Self.radius - Self.rim)
                .fill(colorScheme == .dark ? Color.systemGray2 : .white)
                .shadow(color: .black.opacity(0.04), radius: 0.5, y: 3)
                .shadow(color: .black.opacity(0.12), radius: 4, y: 3)
                .frame(width: field - 2 * Self.rim, height: Self.height - 2 * Self.rim)
                .scaleEffect(isHeld ? 0.95 : 1)
                .padding(.leading, field * CGFloat(chosen) + Self.rim)
                .padding(.top, Self.rim)
        }
    }
}
