// SPDX-License-Identifier: MIT

/// Where the lines of a text begin.
struct LineTable {
    /// In bytes.
    private var starts = [0]

    /// - Parameter bytes: of UTF-8.
    init(_ bytes: [UInt8]) {
        for (index, byte) in bytes.enumerated() {
            let isNewLine = byte == 10 || byte == 13 && (index + 1 == bytes.count || bytes[index + 1] != 10)
            if isNewLine { starts.append(index + 1) }
        }
    }

    /// Line and column, both from 1 on, the column in bytes.
    func place(of offset: Int) -> (line: Int, column: Int) {
        // The last line that begins there or before.
        var (low, high) = (0, starts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return (low + 1, offset - starts[low] + 1)
    }
}
