// SPDX-License-Identifier: MIT

import ViewGraph

extension Binding where Value == Bool {
    /// A binding that is true while `item` is not nil. Writing false sets `item` to nil.
    @MainActor package init<Item>(isPresent item: Binding<Item?>) {
        self.init {
            item.wrappedValue != nil
        } set: { isPresent in
            if !isPresent { item.wrappedValue = nil }
        }
    }
}
