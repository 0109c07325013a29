// SPDX-License-Identifier: MIT

/// The strings that an LZW stream has taught its reader, as a tree, and the codes that were written.
///
/// Children of a node are a linked list, which most often has two or three members: short enough to be searched for the
/// nearest colour, not only for an equal one. "As before" is the commonest symbol, and has a link of its own.
package struct LZWDictionary: ~Copyable {
    package static let maximumCount = 4096

    let codeSize: Int
    package let firstChild = Plane<Int16>(repeating: -1, count: maximumCount)
    package let nextSibling = Plane<Int16>(repeating: -1, count: maximumCount)
    /// The child whose symbol is the transparent one.
    package let transparentChild = Plane<Int16>(repeating: -1, count: maximumCount)
    package let symbols = Plane<UInt8>(repeating: 0, count: maximumCount)

    private var count: Int
    private var width: Int
    private var output = BitWriter()

    /// The tree for an inner loop, as long as the dictionary lives.
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

    /// - Parameter codeSize: bits of a symbol, 2…8.
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

    /// Ends the string of `node`: its code is written, and the string that is longer by one symbol learnt.
    ///
    /// A full dictionary is forgotten at once. To go on with it costs a tenth more bytes: what moves looks different a
    /// few rows further down.
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

    /// Ends the stream.
    package consuming func finish(_ node: Int) -> [UInt8] {
        put(node)
        // The reader has learnt a string from that, too.
        if count == 1 << width, width < 12 { width += 1 }
        put(clearCode + 1)
        output.finishByte()
        return output.bytes
    }

    /// As many pixels of symbol 0.
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
