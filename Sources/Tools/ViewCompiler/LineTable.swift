// SPDX-License-Identifier: MIT

/// Converts byte offsets in a text to lines and columns.
struct LineTable {
    /// The offsets of the lines' first bytes.
    private var starts = [0]

    /// - Parameter bytes: The text in UTF-8.
    init(_ bytes: [UInt8]) {
        bytes.withUnsafeBufferPointer { bytes in
            var index = 0
            while index < bytes.count {
                let byte = bytes[index]
                index += 1
                if byte == 10 || byte == 13 && (index == bytes.count || bytes[index] != 10) { starts.append(index) }
            }
        }
    }

    var count: Int { starts.count }

    /// The offset of the first byte of a line, counted from 1; nil if there is no such line.
    func start(of line: Int) -> Int? { starts.indices.contains(line - 1) ? starts[line - 1] : nil }

    /// The offset of a place, which must be in the text.
    func offset(of place: Diagnostic.Place) -> Int { starts[place.line - 1] + place.column - 1 }

    /// The line and column of an offset, both counted from 1. The column counts bytes.
    func place(of offset: Int) -> (line: Int, column: Int) {
        // Searches for the last line that begins at or before `offset`; `low` becomes its index in `starts`.
        var (low, high) = (0, starts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return (low + 1, offset - starts[low] + 1)
    }
}
