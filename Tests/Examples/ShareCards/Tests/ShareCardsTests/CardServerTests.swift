// SPDX-License-Identifier: MIT

import Foundation
import Hummingbird
import HummingbirdTesting
import ShareCards
import Testing

@Suite struct CardServerTests {
    private func ask(_ uri: String) async throws -> (status: HTTPResponse.Status, bytes: [UInt8]) {
        try await Application(router: CardServer.router()).test(.router) { client in
            try await client.execute(uri: uri, method: .get) { response in
                (response.status, Array(buffer: response.body))
            }
        }
    }

    /// The size in the header of a PNG file, after checking the signature.
    private func size(_ bytes: [UInt8]) -> [Int] {
        guard bytes.count > 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return [] }
        return [16, 20].map { start in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    }

    @Test func aCardIsAPictureOfItsSize() async throws {
        let answer = try await ask("/card.png?title=Hello&author=Ada%20Lovelace&tags=Swift,Linux")
        #expect(answer.status == .ok && size(answer.bytes) == [1200, 630])
    }

    @Test func whatIsMissingIsSaid() async throws {
        #expect(try await ask("/card.png").status == .badRequest)
    }

    @Test func manyAtOnceAreAsOneByOne() async throws {
        let cards = (0..<12).map { Card(title: "Card \($0)", author: "Grace Hopper", hue: Double($0) / 12) }
        var alone: [Data?] = []
        for card in cards { alone.append(await card.png()) }
        #expect(Set(alone).count == cards.count && !alone.contains(nil))
        let together = await withTaskGroup(of: (Int, Data?).self) { group in
            for (index, card) in cards.enumerated() { group.addTask { (index, await card.png()) } }
            return await group.reduce(into: [Int: Data?]()) { $0[$1.0] = $1.1 }
        }
        for index in cards.indices { #expect(together[index] == alone[index]) }
    }
}
