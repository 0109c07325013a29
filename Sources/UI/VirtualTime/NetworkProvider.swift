// SPDX-License-Identifier: MIT

import Foundation

/// What asks the network for view code. There is none where nothing is said: a rendering is the same wherever and whenever it is
/// made. Virtual time stands still until there is an answer.
package protocol NetworkProvider: Sendable {
    func answer(to request: NetworkRequest) throws(NetworkFailure) -> NetworkAnswer
}

/// A provider of files that may have one of the network.
package protocol NetworkSource {
    var network: (any NetworkProvider)? { get }
}

extension HostServices {
    /// That of the host that is at work; nil where view code must not ask the network, and outside of any host.
    package nonisolated static var network: (any NetworkProvider)? {
        guard let services = current else { return nil }
        return MainActor.assumeIsolated { (services.files as? any NetworkSource)?.network }
    }
}

/// A question to a server.
package struct NetworkRequest: Hashable, Sendable {
    /// Of http or https.
    package var url: URL
    package var method: String
    package var headers: [String: String]
    package var body: Data

    package init(url: URL, method: String = "GET", headers: [String: String] = [:], body: Data = Data()) {
        (self.url, self.method, self.headers, self.body) = (url, method, headers, body)
    }
}

/// What a server has said.
package struct NetworkAnswer: Sendable {
    package var status: Int
    package var headers: [String: String]
    package var body: Data

    package init(status: Int, headers: [String: String], body: Data) {
        (self.status, self.headers, self.body) = (status, headers, body)
    }
}

/// Why there is no answer, in one line.
package struct NetworkFailure: Error, Sendable {
    package var message: String

    package init(_ message: String) { self.message = message }
}
