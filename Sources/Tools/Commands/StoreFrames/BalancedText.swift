// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
import SwiftUICore

/// A headline whose lines are about equally long, so that no single word stands on the last one.
struct BalancedText: View {
    /// A text, or a key of a string catalog. Asterisks make words italic or bold.
    let words: String
    let font: Font
    let lineLimit: Int
    @Environment(\.locale) private var locale

    var body: some View {
        let text = Text(LocalizedStringKey(words)).font(font)
        let shown = String(localized: LocalizedStringKey(words), locale: locale).replacing("*", with: "")
        BalancedLines(hasWords: shown.contains(where: \.isWhitespace)) {
            text.lineLimit(lineLimit)
            text.minimumScaleFactor(1).hidden()
            // The words bound the width from below: narrower lines would break them.
            ForEach(Set(shown.split(whereSeparator: \.isWhitespace).map(String.init)).sorted(), id: \.self) { word in
                Text(verbatim: word).font(font).minimumScaleFactor(1).lineLimit(1).fixedSize().hidden()
            }
        }
    }
}

/// Gives a text the smallest width at which it has no more lines than at the full width. The subviews are the text, the
/// same text without limits, and each of its words.
private struct BalancedLines: Layout {
    /// Whether lines break at spaces only. false for texts without spaces, such as Chinese and Japanese ones.
    let hasWords: Bool

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = width(proposal, subviews)
        return subviews[0].sizeThatFits(ProposedViewSize(width: width, height: proposal.height))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let width = width(proposal, subviews)
        for (index, subview) in subviews.enumerated() {
            let size = index == 0 ? ProposedViewSize(width: width, height: bounds.height) : .unspecified
            subview.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: size)
        }
    }

    private func width(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGFloat? {
        guard let full = proposal.width, full.isFinite, full > 0 else { return proposal.width }
        func height(_ width: CGFloat) -> CGFloat {
            subviews[1].sizeThatFits(ProposedViewSize(width: width, height: nil)).height
        }
        let most = height(full) + 0.5
        // A text that is cut or shrunk needs the whole width.
        guard subviews[0].sizeThatFits(ProposedViewSize(width: full, height: proposal.height)).height + 1 > most else {
            return full
        }
        let widest = subviews.dropFirst(2).map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
        var (low, high) = (hasWords ? min(widest, full) : full / 3, full)
        if height(low) <= most { return low }
        while high - low > 0.5 {
            let middle = (low + high) / 2
            if height(middle) <= most { high = middle } else { low = middle }
        }
        return high
    }
}
