// SPDX-License-Identifier: MIT

import ViewGraph

extension Binding where Value == Bool {
    /// Whether there is an item; false takes it away.
    @MainActor package init<Item>(isThere item: Binding<Item?>) {
        self.init {
            item.wrappedValue != nil
        } set: { isThere in
            if !isThere { item.wrappedValue = nil }
        }
    }
}
