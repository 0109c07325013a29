// SPDX-License-Identifier: MIT

/// An LZW dictionary as a tree of strings, and the codes written so far.
///
/// The children of a node form a linked list. Most lists have two or three members, so searching them for the nearest
/// colour is fast. The transparent symbol is the most frequent and has a link of its own.
package struct LZWDictionary: ~Copyable {
    package static let maximumCount = 4096

    let codeSize: Int
    package let firstChild = Plane<Int16>(repeating: -1, count: maximumCount)
    package let nextSibling = Plane<Int16>(repeating: -1, count: maximumCount)
    /// For each node, the child with the transparent symbol; -1 if there is none.
    package let transparentChild = Plane<Int16>(repeating: -1, count: maximumCount)
    package let symbols = Plane<UInt8>(repeating: 0, count: maximumCount)

    private var count: Int
    private var width: Int
    private var output = BitWriter()

    /// Pointers to the tree for inner loops, valid while the dictionary exists.
    struct Strings {
        let firstChild: UnsafePointer<Int16>
        let nextSibling: UnsafePointer<Int16>
        let transparentChild: UnsafePointer<Int16>
        let symbols: UnsafePointer<UInt8>
    }

    var strings: Strings {
        Strings(
            firstChild: UnsafePointer(firstChild.base), nextSibling: UnsafePointer(nextSibling.base),
            transparentChild: UnsafePointer(transparentChild.base), symbols: UnsafePointer(symbols.base))
    }

    /// - Parameter codeSize: The bits per symbol, 2…8.
    package init(codeSize: Int) {
        self.codeSize = codeSize
        count = (1 << codeSize) + 2
        width = codeSize + 1
        put(clearCode)
    }

    private var clearCode: Int { 1 << codeSize }

    private mutating func forget() {
        firstChild.fill(-1)
        transparentChild.fill(-1)
        count = clearCode + 2
        width = codeSize + 1
    }

    @inline(__always) private mutating func put(_ code: Int) {
        output.put(UInt64(code), UInt64(width))
    }

    /// Ends the string of `node`: writes its code, and adds the string of `node` followed by `symbol`.
    ///
    /// Clears the dictionary as soon as it is full. In animated images, the pixels a few rows further down differ, and
    /// an old dictionary compresses them worse.
    package mutating func emit(_ node: Int, then symbol: Int, isTransparent: Bool) {
        put(node)
        guard count < Self.maximumCount else {
            put(clearCode)
            forget()
            return
        }
        if isTransparent {
            transparentChild.base[node] = Int16(count)
        } else {
            nextSibling.base[count] = firstChild.base[node]
            firstChild.base[node] = Int16(count)
        }
        symbols.base[count] = UInt8(truncatingIfNeeded: symbol)
        if count == 1 << width { width += 1 }
        count += 1
    }

    /// Writes the last string and the end code, and returns all bytes.
    package consuming func finish(_ node: Int) -> [UInt8] {
        put(node)
        // The decoder adds a string after this code too, so the end code may need one more bit.
        if count == 1 << width, width < 12 { width += 1 }
        put(clearCode + 1)
        output.finishByte()
        return output.bytes
    }

    /// The codes of an image of `length` pixels that all have symbol 0.
    package consuming func codes(ofRun length: Int) -> [UInt8] {
        var node = 0
        for _ in 1..<max(length, 1) {
            let child = Int(transparentChild.base[node])
            if child >= 0 {
                node = child
            } else {
                emit(node, then: 0, isTransparent: true)
                node = 0
            }
        }
        return finish(node)
    }
}
