// SPDX-License-Identifier: MIT

import Foundation

/// A view, as seen by the layout that measures and places it.
///
/// A layout measures a child several times: a stack asks for the least, the greatest and the final length. Each layout
/// above multiplies this number. Conforming types should cache their last few dimensions by proposal.
///
/// Layouts of several children take `any LayoutChild`. Generic code would not be faster: across modules it is not
/// specialized, and looks up each operation at run time, too.
package protocol LayoutChild {
    func dimensions(in proposal: ProposedViewSize) -> ViewDimensions

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

    /// Children with a higher priority choose their size first. 0 by default, −∞ for a `Spacer`.
    var layoutPriority: Double { get }

    /// Plain on all edges by default, which gives gaps of 8 points in stacks.
    var spacing: ViewSpacing { get }
}

extension LayoutChild {
    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { dimensions(in: proposal).size }
    package var layoutPriority: Double { 0 }
    package var spacing: ViewSpacing { ViewSpacing() }
}
