// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
@_spi(ViewGraph) import ViewGraph
import Views

/// Connects one view to a key in user defaults.
///
/// When the key is written, all views connected to the key are invalidated. Thread-safe, like `UserDefaults`.
final class StoredValue: @unchecked Sendable {
    private let reference: NodeReference
    let defaults: UserDefaults
    let key: String

    @MainActor init(_ key: String, in defaults: UserDefaults, node: _AnyViewNode) {
        reference = NodeReference(node)
        self.defaults = defaults
        self.key = key
        Readers.all.withLock { $0[Place(self), default: []].append(Reader(value: self)) }
    }

    /// Invalidates every view that reads this key.
    func hasChanged() {
        let readers = Readers.all.withLock { readers in
            readers[Place(self)]?.removeAll { $0.value == nil }
            return readers[Place(self)] ?? []
        }
        for reader in readers { reader.value?.reference.invalidate() }
    }
}

private struct Place: Hashable {
    let defaults: ObjectIdentifier
    let key: String

    init(_ value: StoredValue) {
        defaults = ObjectIdentifier(value.defaults)
        key = value.key
    }
}

private struct Reader: Sendable {
    weak let value: StoredValue?
}

private enum Readers {
    static let all = Mutex<[Place: [Reader]]>([:])
}
