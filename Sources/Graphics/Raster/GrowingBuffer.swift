// SPDX-License-Identifier: MIT

/// A buffer that is reused and only ever grows.
struct GrowingBuffer<Element: BitwiseCopyable> {
    private var base: UnsafeMutablePointer<Element>?
    private var capacity = 0

    /// Returns room for `count` elements. Growing discards the content and sets all elements to `fill`, if given.
    mutating func reserve(_ count: Int, fill: Element? = nil) -> UnsafeMutablePointer<Element> {
        if let base, count <= capacity { return base }
        base?.deallocate()
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: max(count, 2 * capacity))
        capacity = max(count, 2 * capacity)
        if let fill { larger.initialize(repeating: fill, count: capacity) }
        base = larger
        return larger
    }

    /// The memory that the last `reserve` returned. `reserve` must have been called.
    var elements: UnsafeMutablePointer<Element> { base.unsafelyUnwrapped }

    func deallocate() { base?.deallocate() }
}
