// SPDX-License-Identifier: MIT

import Drawing
import Synchronization

/// A bitmap that is decoded in the background, or by the first thread that needs it.
public final class PendingBitmap: Sendable {
    private enum State {
        case asked(@Sendable () throws -> Bitmap)
        case made(Result<Bitmap, any Error>)
    }

    private let state: Mutex<State>

    /// - Parameter make: Makes the bitmap; called at most once, on the first thread that asks for it.
    public init(_ make: @escaping @Sendable () throws -> Bitmap) { state = Mutex(.asked(make)) }

    /// Returns the bitmap, which is made on first use. Other threads wait until it is made.
    @discardableResult public func bitmap() throws -> Bitmap {
        try state.withLock { state in
            switch state {
            case .made(let result): return try result.get()
            case .asked(let make):
                let result = Result { try make() }
                state = .made(result)
                return try result.get()
            }
        }
    }
}
