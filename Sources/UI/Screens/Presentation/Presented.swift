// SPDX-License-Identifier: MIT

import Foundation
import Motion
import SwiftUICore
import Controls

/// Constants of all presented views; lengths in points.
enum PresentationMetrics {
    /// The animation of sheets and covers.
    static let motion = SystemMotion.page
    /// The duration of a sheet's dismissal, in seconds.
    static let duration = 0.5
    /// The corner radius of a sheet and of the receding presenter.
    static let cornerRadius: CGFloat = 10
    /// The distance from the window's sides to the presenting page while it recedes behind a full-height sheet.
    static let presenterInset: CGFloat = 16
    /// The largest size of a centred sheet in a wide window.
    static let formSize = CGSize(width: 540, height: 620)
    static let pageSize = CGSize(width: 704, height: 1100)
    /// The least distance of a centred sheet to the window's edges.
    static let cardInset: CGFloat = 44

    /// The edge insets that the device's bars cover, in points; zero outside of a host.
    @MainActor static var covered: EdgeInsets {
        guard let covered = HostServices.current?.screen.covered else { return EdgeInsets() }
        return EdgeInsets(top: covered.top, leading: covered.left, bottom: covered.bottom, trailing: covered.right)
    }
}
