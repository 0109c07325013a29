// SPDX-License-Identifier: MIT

import Foundation
import Motion

/// The springs with which UIKit moves its own views.
package nonisolated enum SystemMotion {
    /// Moves keyboards, pushed pages, sheets and covers. UIKit uses a mass of 3, a stiffness of 1000 and a damping of 500,
    /// which Core Animation limits to critical damping. The distance falls below 0.1 % after 0.506 s.
    package static let page = Animation.spring(response: 2 * .pi * (3.0 / 1000).squareRoot(), dampingFraction: 1)

    /// Moves alerts and action sheets: mass 1, stiffness 522.35, critical damping. The distance falls below 0.1 % after
    /// 0.404 s.
    package static let dialog = Animation.spring(response: 2 * .pi / 522.35.squareRoot(), dampingFraction: 1)
}
