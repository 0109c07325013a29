// SPDX-License-Identifier: MIT

import Foundation

extension URL {
    /// Always grants access, because files here have no security scope.
    @discardableResult public func startAccessingSecurityScopedResource() -> Bool { true }
    public func stopAccessingSecurityScopedResource() {}
}
