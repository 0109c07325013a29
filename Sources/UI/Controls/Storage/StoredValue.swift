// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
@_spi(ViewGraph) import ViewGraph
import Views

/// A value under a name in defaults, as one view knows it.
///
/// All views that know a name are evaluated again when one of them writes it. Any thread may ask defaults, as Foundation
/// says.
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

    /// Tells all views that know this name that there is another value.
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
