// SPDX-License-Identifier: MIT

/// A block of memory for one value per pixel, or for a table, that inner loops access by pointer. It avoids the
/// exclusivity and uniqueness checks of an array property.
///
/// Written by one owner only, which must prevent concurrent access.
package final class Plane<Element: BitwiseCopyable>: @unchecked Sendable {
    package let base: UnsafeMutablePointer<Element>
    package let count: Int

    init(repeating value: Element, count: Int) {
        self.count = count
        base = .allocate(capacity: max(count, 1))
        base.initialize(repeating: value, count: max(count, 1))
    }

    deinit { base.deallocate() }

    func fill(_ value: Element) { base.update(repeating: value, count: count) }
}
