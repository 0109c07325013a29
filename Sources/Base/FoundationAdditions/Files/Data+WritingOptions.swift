// SPDX-License-Identifier: MIT

import Foundation

extension Data.WritingOptions {
    @available(*, deprecated, renamed: "atomic")
    public static var atomicWrite: Data.WritingOptions { .atomic }
}
