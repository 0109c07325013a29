// SPDX-License-Identifier: MIT

import Foundation
import Interaction

/// What a task took: no time, since answers are there at once.
open class URLSessionTaskMetrics: NSObject, @unchecked Sendable {
    /// What was asked and answered.
    public let transactionMetrics: [URLSessionTaskTransactionMetrics]
    /// From the task's beginning to its end.
    public let taskInterval: DateInterval
    /// 0: nothing sends on to another place.
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

/// One request and its answer.
open class URLSessionTaskTransactionMetrics: NSObject, @unchecked Sendable {
    /// Where an answer came from.
    public enum ResourceFetchType: Int, Sendable { case unknown, networkLoad, serverPush, localCache }

    /// What was asked.
    public let request: URLRequest
    /// What came back.
    public let response: URLResponse?
    /// When it began.
    public let fetchStartDate: Date?
    /// When all was there.
    public let responseEndDate: Date?
    /// Never from the network.
    public let resourceFetchType = ResourceFetchType.localCache

    init(request: URLRequest, response: URLResponse?, at date: Date) {
        self.request = request
        self.response = response
        (fetchStartDate, responseEndDate) = (date, date)
    }
}
