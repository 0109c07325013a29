// SPDX-License-Identifier: MIT

import Foundation

extension Data.WritingOptions {
    /// The older name of `atomic`.
    @available(*, deprecated, renamed: "atomic")
    public static var atomicWrite: Data.WritingOptions { .atomic }
}
