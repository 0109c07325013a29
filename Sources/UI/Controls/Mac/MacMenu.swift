// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
import SwiftUICore

/// Dimensions of the menus of macOS, in points.
enum MacMenuMetrics {
    static let rowHeight: CGFloat = 22
    static let cornerRadius: CGFloat = 6
    /// The distance between the panel's edge and the highlight of an item.
    static let inset: CGFloat = 5
    /// The distance between the highlight's edge and a label.
    static let labelInset: CGFloat = 9
    /// The width of the column of checkmarks.
    static let checkmark: CGFloat = 14
    /// The height of a separator with its margins.
    static let separator: CGFloat = 11
    static let gap: CGFloat = 4
}

/// Places a panel below its anchor, aligned with the anchor's leading edge; above it if there is more room. A context
/// menu has its corner at the pointer, and moves as far as it must to fit into the window.
struct MacMenuPlace: Layout {
    /// The frame of the view that opened the panel, in the window.
    let anchor: CGRect
    let pointer: CGPoint?
    let isMirrored: Bool

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let gap = MacMenuMetrics.gap
        for panel in subviews {
            let size = panel.sizeThatFits(.unspecified)
            if let pointer {
                let x = isMirrored ? bounds.width - pointer.x : pointer.x
                panel.place(
                    at: CGPoint(
                        x: bounds.minX + max(min(x, bounds.width - size.width - gap), gap),
                        y: bounds.minY + max(min(pointer.y, bounds.height - size.height - gap), gap)),
                    proposal: .unspecified)
                continue
            }
            let wanted = isMirrored ? bounds.width - anchor.maxX : anchor.minX
            let x = max(min(wanted, bounds.width - size.width - gap), gap)
            let fitsBelow = anchor.maxY + gap + size.height <= bounds.height - gap
            let isBelow = fitsBelow || anchor.midY <= bounds.height / 2
            let y = isBelow ? anchor.maxY + gap : max(anchor.minY - gap - size.height, gap)
            panel.place(at: CGPoint(x: bounds.minX + x, y: bounds.minY + y), proposal: .unspecified)
        }
    }
}

/// The row of a menu item of macOS. Its highlight has the accent colour.
struct MacMenuRow<Label: View, Accessory: View>: View, UnnamedView {
    let isChecked: Bool?
    let isPressed: Bool
    let style: AnyShapeStyle
    let label: Label
    let accessory: Accessory
    @Environment(\.openMenu) private var menu

    var body: some View {
        HStack(spacing: 4) {
            if isChecked != nil || menu?.hasCheckmarks == true {
                Image(systemName: "checkmark").font(.system(size: 11, weight: .bold))
                    .opacity(isChecked == true ? 1 : 0)
                    .frame(width: MacMenuMetrics.checkmark)
            }
            label.frame(maxWidth: .infinity, alignment: .leading)
            accessory
        }
        .font(.system(size: 13))
        .foregroundStyle(isPressed ? AnyShapeStyle(.white) : style)
        .padding(.leading, isChecked != nil || menu?.hasCheckmarks == true ? 3 : MacMenuMetrics.labelInset)
        .padding(.trailing, MacMenuMetrics.labelInset)
        .frame(minHeight: MacMenuMetrics.rowHeight)
        .background(isPressed ? Color.accentColor : .clear, in: RoundedRectangle(cornerRadius: 4))
        .padding(.horizontal, MacMenuMetrics.inset)
    }
}
