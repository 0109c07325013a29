// SPDX-License-Identifier: MIT

import Foundation

/// What a layout may ask of a view that it lays out.
///
/// A layout asks the same question again and again (a stack asks for the least, the greatest and the final length), and
/// so do the layouts above it; who conforms should remember its last few answers by proposal.
///
/// Layouts of several children take them without their type: code for any type, of another module, would look up at run
/// time what it does with each of them.
package protocol LayoutChild {
    /// Size and alignment guides of the view where it is offered `proposal`.
    func dimensions(in proposal: ProposedViewSize) -> ViewDimensions

    /// The size alone.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

    /// Children of a higher priority choose first. 0 is the default, −∞ that of a `Spacer`.
    var layoutPriority: Double { get }

    /// The distances the view wants to keep from its neighbours.
    var spacing: ViewSpacing { get }
}

extension LayoutChild {
    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { dimensions(in: proposal).size }
    package var layoutPriority: Double { 0 }
    package var spacing: ViewSpacing { ViewSpacing() }
}
