// SPDX-License-Identifier: MIT

import Foundation
import SwiftUICore

/// Metrics of zero duration, because no virtual time passes during a task.
open class URLSessionTaskMetrics: NSObject, @unchecked Sendable {
    public let transactionMetrics: [URLSessionTaskTransactionMetrics]
    public let taskInterval: DateInterval
    /// Stays 0 even if the network followed redirects.
    public let redirectCount = 0

    init(_ task: URLSessionTask, at date: Date) {
        transactionMetrics =
            task.originalRequest.map {
                [URLSessionTaskTransactionMetrics(request: $0, response: task.response, at: date)]
            }
            ?? []
        taskInterval = DateInterval(start: date, duration: 0)
    }
}

open class URLSessionTaskTransactionMetrics: NSObject, @unchecked Sendable {
    public enum ResourceFetchType: Int, Sendable { case unknown, networkLoad, serverPush, localCache }

    public let request: URLRequest
    public let response: URLResponse?
    public let fetchStartDate: Date?
    public let responseEndDate: Date?
    /// Always `localCache`, even for responses of servers.
    public let resourceFetchType = ResourceFetchType.localCache

    init(request: URLRequest, response: URLResponse?, at date: Date) {
        self.request = request
        self.response = response
        (fetchStartDate, responseEndDate) = (date, date)
    }
}
