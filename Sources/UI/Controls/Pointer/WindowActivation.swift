// SPDX-License-Identifier: MIT

import SwiftUICore

extension View {
    nonisolated public func allowsWindowActivationEvents() -> some View { withoutEffect(self, .system) }
    nonisolated public func allowsWindowActivationEvents(_ value: Bool?) -> some View { withoutEffect(self, .system) }
}
