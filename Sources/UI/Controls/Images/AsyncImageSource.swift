// SPDX-License-Identifier: MIT

import Foundation
import SwiftUICore

/// A session that loads images. A module above this one conforms its type to it.
package protocol AsyncImageSession {
    func imageData(at url: URL) -> Result<Data, any Error>
}

/// The place that an `AsyncImage` loads from.
package struct AsyncImageSource {
    package let url: URL
    /// Equal for sources with the same image.
    package let key: AnyHashable
    /// Loads the bytes with the session of the environment; nil if `AsyncImage` loads the URL by itself.
    package let data: ((any AsyncImageSession)?) -> Result<Data, any Error>?

    package init(url: URL, key: AnyHashable, data: @escaping ((any AsyncImageSession)?) -> Result<Data, any Error>?) {
        (self.url, self.key, self.data) = (url, key, data)
    }

    init(_ url: URL) { self.init(url: url, key: url) { $0?.imageData(at: url) } }
}

private enum AsyncImageSessionKey: EnvironmentKey { static var defaultValue: (any AsyncImageSession)? { nil } }

extension EnvironmentValues {
    package var asyncImageSession: (any AsyncImageSession)? {
        get { self[AsyncImageSessionKey.self] }
        set { self[AsyncImageSessionKey.self] = newValue }
    }
}
