// SPDX-License-Identifier: MIT

/// A block of memory for one value a pixel, or a table, that inner loops reach by pointer.
///
/// An array in a property costs ten times as much in a pixel loop, for its checks of exclusivity and uniqueness.
/// Written by one owner only; the owner sees to it that nobody else looks at the same time.
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
