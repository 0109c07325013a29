// SPDX-License-Identifier: MIT

import Foundation

extension URLSession {
    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8

        private let data: Data

        init(_ data: Data) { self.data = data }

        public struct AsyncIterator: AsyncIteratorProtocol, Sendable {
            private var rest: Data.Iterator

            fileprivate init(_ data: Data) { rest = data.makeIterator() }

            public mutating func next() async throws -> UInt8? { rest.next() }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(data) }
    }
}
