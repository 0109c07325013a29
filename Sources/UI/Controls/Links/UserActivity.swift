// SPDX-License-Identifier: MIT

import Foundation
import FoundationAdditions
import Views

extension View {
    /// Has no effect: `update` is never called.
    nonisolated public func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View { withoutEffect(self, .system) }
    /// Has no effect: `update` is never called.
    nonisolated public func userActivity<P>(
        _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
    ) -> some View { withoutEffect(self, .system) }
    /// Has no effect: no activity ever arrives.
    nonisolated public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View { withoutEffect(self, .system) }
}
