// SPDX-License-Identifier: MIT

import Drawing

/// Tables that convert between premultiplied components, as in `Bitmap`, and straight components, as in files.
///
/// Both directions round to the nearest integer. Premultiplied → straight → premultiplied is lossless: division by
/// `a/255` errs by at most 1/2, which multiplication by `a/255 < 1` shrinks below 1/2.
package enum AlphaTable {
    /// The straight component, at index `alpha · 256 + component`. 0 if alpha is 0; 255 if the component exceeds alpha.
    package static let straight: [UInt8] = table { component, alpha in
        alpha == 0 ? 0 : min((component * 255 + alpha / 2) / alpha, 255)
    }

    /// The premultiplied component, at index `alpha · 256 + component`.
    package static let premultiplied: [UInt8] = table { component, alpha in (component * alpha + 127) / 255 }

    private static func table(_ value: (_ component: Int, _ alpha: Int) -> Int) -> [UInt8] {
        (0..<65536).map { UInt8(value($0 & 255, $0 >> 8)) }
    }
}

extension Bitmap {
    /// Converts straight components, as decoders deliver them, to premultiplied components in place.
    mutating func premultiply() {
        let (width, height, bytesPerRow) = (width, height, bytesPerRow)
        withUnsafeMutableBytes { bytes in
            AlphaTable.premultiplied.withUnsafeBufferPointer { table in
                for y in 0..<height {
                    let row = UnsafeMutableRawBufferPointer(
                        rebasing: bytes[y * bytesPerRow..<y * bytesPerRow + width * 4])
                    for x in stride(from: 0, to: row.count, by: 4) where row[x + 3] != 255 {
                        let base = Int(row[x + 3]) << 8
                        row[x] = table[base | Int(row[x])]
                        row[x + 1] = table[base | Int(row[x + 1])]
                        row[x + 2] = table[base | Int(row[x + 2])]
                    }
                }
            }
        }
    }

    /// The pixels as file encoders expect them: straight RGBA in rows of `4 · width` bytes.
    var straightPixels: [UInt8] {
        [UInt8](unsafeUninitializedCapacity: 4 * width * height) { output, count in
            withUnsafeBytes { bytes in
                AlphaTable.straight.withUnsafeBufferPointer { table in
                    for y in 0..<height {
                        let row = UnsafeRawBufferPointer(
                            rebasing: bytes[y * bytesPerRow..<y * bytesPerRow + 4 * width])
                        let target = UnsafeMutableBufferPointer(
                            rebasing: output[y * 4 * width..<(y + 1) * 4 * width])
                        _ = target.update(from: row)
                        for x in stride(from: 0, to: row.count, by: 4) where row[x + 3] != 255 {
                            let base = Int(row[x + 3]) << 8
                            target[x] = table[base | Int(row[x])]
                            target[x + 1] = table[base | Int(row[x + 1])]
                            target[x + 2] = table[base | Int(row[x + 2])]
                        }
                    }
                }
            }
            count = 4 * width * height
        }
    }
}
