// SPDX-License-Identifier: MIT

import Foundation

/// What Core Foundation calls bytes that can be changed.
public typealias CFMutableData = NSMutableData

/// Where the bytes of a file go that somebody makes, as a PDF context.
public final class CGDataConsumer {
    private let take: (Data) throws -> Void

    /// To a file, which is replaced. nil where the address is not that of a file.
    public init?(url: CFURL) {
        guard url.isFileURL else { return nil }
        take = { try $0.write(to: url) }
    }

    /// To the end of what is there.
    public init?(data: CFMutableData) { take = { data.append($0) } }

    func put(_ bytes: [UInt8]) throws { try take(Data(bytes)) }
}
