// SPDX-License-Identifier: MIT

import Foundation
import SwiftUICore

extension EventScript.Event {
    /// A finger that comes down on the view with this label and moves by `way`, in points.
    package static func drag(_ label: String, by way: CGSize, at time: Double, duration: Double) -> Self {
        .touch(label, at: time, EventScript.SyntheticTouch(way: [.by(way)], duration: duration))
    }

    /// A finger that comes down on a point of the window and moves by `way`, in points.
    package static func drag(_ point: CGPoint, by way: CGSize, at time: Double, duration: Double) -> Self {
        .touch(point, at: time, EventScript.SyntheticTouch(way: [.by(way)], duration: duration))
    }
}
