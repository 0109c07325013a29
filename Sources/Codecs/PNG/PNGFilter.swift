/// The subtraction that turns a row into small numbers before it is compressed, modulo 256.
///
/// PNG has two more, which predict from several neighbours. Choosing the best of all five for each row took up to 2.7
/// times as long for −6 to +3.5 % of the bytes; see `Codecs/README.md`.
enum PNGFilter: UInt8 {
    /// The bytes as they are: right for palette indices, whose differences mean nothing.
    case none = 0
    /// Minus the left neighbour, which counts as 0 at the edge.
    case sub = 1
    /// Minus the byte above.
    case up = 2

    /// - Parameters:
    ///   - row: the bytes of this row.
    ///   - above: those of the row before it, as many.
    ///   - distance: to the left neighbour, in bytes (`PNGHeader.bytesPerPixel`).
    ///   - output: as long as the row.
    func apply(
        to row: UnsafeMutableBufferPointer<UInt8>, above: UnsafeMutableBufferPointer<UInt8>, distance: Int,
        into output: UnsafeMutableBufferPointer<UInt8>
    ) {
        switch self {
        case .none:
            for i in 0..<row.count { output[i] = row[i] }
        case .sub:
            for i in 0..<min(distance, row.count) { output[i] = row[i] }
            for i in min(distance, row.count)..<row.count { output[i] = row[i] &- row[i - distance] }
        case .up:
            for i in 0..<row.count { output[i] = row[i] &- above[i] }
        }
    }
}
