// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Interaction
import Controls

/// What all presented views have in common; lengths are in points.
enum PresentationMetrics {
    /// Sheets and covers.
    static let motion = Animation.spring(response: 0.5, dampingFraction: 1)
    /// After which a sheet has gone, in seconds.
    static let duration = 0.5
    /// Of the upper corners of a sheet and of what it has pushed back, in points.
    static let cornerRadius: CGFloat = 10
    /// How far the sides of what a full sheet has pushed back come in, in points.
    static let presenterInset: CGFloat = 16
    /// Of sheets in the middle of wide windows, as far as there is room for them.
    static let formSize = CGSize(width: 540, height: 620)
    static let pageSize = CGSize(width: 704, height: 1100)
    /// To the edges of the window.
    static let cardInset: CGFloat = 44
    static let alertMotion = Animation.easeOut(duration: 0.25)

    /// What a device covers of the window's edges.
    @MainActor static var covered: EdgeInsets {
        guard let covered = HostServices.current?.screen.covered else { return EdgeInsets() }
        return EdgeInsets(top: covered.top, leading: covered.left, bottom: covered.bottom, trailing: covered.right)
    }
}
