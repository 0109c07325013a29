// SPDX-License-Identifier: MIT

/// A block of memory that inner loops access by pointer: one value per pixel, or a table. Unlike an array property, it
/// needs no exclusivity and uniqueness checks.
///
/// `@unchecked Sendable`: the owner must prevent concurrent writes.
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
