// SPDX-License-Identifier: MIT

import Foundation
import FoundationAdditions
import Views

extension View {
    /// Says what the user does here. Nothing takes it up: `update` is not called.
    nonisolated public func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View { self }
    /// Says what the user does here with an element. Nothing takes it up: `update` is not called.
    nonisolated public func userActivity<P>(
        _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
    ) -> some View { self }
    /// What to do with an activity that was begun elsewhere. There is none.
    nonisolated public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View { self }
}
