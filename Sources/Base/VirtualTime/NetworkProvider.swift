// SPDX-License-Identifier: MIT

import Foundation

/// Answers network requests of view code. By default there is no provider, so that renderings are reproducible. Virtual
/// time stands still until the answer arrives.
package protocol NetworkProvider: Sendable {
    func answer(to request: NetworkRequest) throws(NetworkFailure) -> NetworkAnswer
}

/// The host's file provider conforms to this protocol if it can also provide network access.
package protocol NetworkSource {
    var network: (any NetworkProvider)? { get }
}

extension HostServices {
    /// The network provider of the running host; nil if network access is not permitted, and nil outside of any host.
    package nonisolated static var network: (any NetworkProvider)? {
        guard let services = current else { return nil }
        return MainActor.assumeIsolated { (services.files as? any NetworkSource)?.network }
    }
}

package struct NetworkRequest: Hashable, Sendable {
    /// An http or https URL.
    package var url: URL
    package var method: String
    package var headers: [String: String]
    package var body: Data

    package init(url: URL, method: String = "GET", headers: [String: String] = [:], body: Data = Data()) {
        (self.url, self.method, self.headers, self.body) = (url, method, headers, body)
    }
}

/// The final response of a server, after all redirects.
package struct NetworkAnswer: Sendable {
    package var status: Int
    package var headers: [String: String]
    package var body: Data

    package init(status: Int, headers: [String: String], body: Data) {
        (self.status, self.headers, self.body) = (status, headers, body)
    }
}

/// The reason for a failed request, in one line.
package struct NetworkFailure: Error, Sendable {
    package var message: String

    package init(_ message: String) { self.message = message }
}
