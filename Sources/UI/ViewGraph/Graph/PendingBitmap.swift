// SPDX-License-Identifier: MIT

import Drawing
import Synchronization

/// A bitmap that takes time to make: on another thread meanwhile, or on the first one that needs it.
public final class PendingBitmap: Sendable {
    private enum State {
        case asked(@Sendable () throws -> Bitmap)
        case made(Result<Bitmap, any Error>)
    }

    private let state: Mutex<State>

    /// - Parameter make: Makes the bitmap; called once at most, on whichever thread asks first.
    public init(_ make: @escaping @Sendable () throws -> Bitmap) { state = Mutex(.asked(make)) }

    /// Makes it, once; whoever comes while another thread does so waits for that.
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
