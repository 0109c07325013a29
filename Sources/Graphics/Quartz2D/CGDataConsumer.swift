// SPDX-License-Identifier: MIT

import Foundation

public typealias CFMutableData = NSMutableData

public final class CGDataConsumer {
    private let take: (Data) throws -> Void

    public init?(url: CFURL) {
        guard url.isFileURL else { return nil }
        take = { try $0.write(to: url) }
    }

    public init?(data: CFMutableData) { take = { data.append($0) } }

    func put(_ bytes: [UInt8]) throws { try take(Data(bytes)) }
}
