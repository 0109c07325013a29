// SPDX-License-Identifier: MIT

import ViewGraph

extension Binding where Value == Bool {
    /// Whether the item is not nil. Setting false sets the item to nil.
    @MainActor package init<Item>(isPresent item: Binding<Item?>) {
        self.init {
            item.wrappedValue != nil
        } set: { isPresent in
            if !isPresent { item.wrappedValue = nil }
        }
    }
}
