// SPDX-License-Identifier: MIT

import Foundation
import OpenCombine

// Foundation's coders, for `decode(type:decoder:)` and `encode(encoder:)`.

extension JSONDecoder: @retroactive TopLevelDecoder {
    /// Text of JSON.
    public typealias Input = Data
}

extension JSONEncoder: @retroactive TopLevelEncoder {
    /// Text of JSON.
    public typealias Output = Data
}

extension PropertyListDecoder: @retroactive TopLevelDecoder {
    /// A property list.
    public typealias Input = Data
}

extension PropertyListEncoder: @retroactive TopLevelEncoder {
    /// A property list.
    public typealias Output = Data
}
