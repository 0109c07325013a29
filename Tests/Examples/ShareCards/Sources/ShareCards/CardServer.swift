// SPDX-License-Identifier: MIT

import Foundation
import Hummingbird

/// An HTTP server for card images: `GET /card.png?title=…&author=…&tags=a,b&hue=0.6`.
public enum CardServer {
    public static func router() -> Router<BasicRequestContext> {
        let router = Router()
        router.get("/card.png") { request, _ -> Response in
            let query = request.uri.queryParameters
            func value(_ name: Substring) -> String { query[name].map(String.init) ?? "" }
            guard !value("title").isEmpty else { throw HTTPError(.badRequest, message: "a card has a title") }
            let card = Card(
                title: value("title"), author: value("author"),
                tags: value("tags").split(separator: ",").map(String.init), hue: Double(value("hue")) ?? 0.6)
            guard let file = await card.png() else { throw HTTPError(.internalServerError) }
            return Response(
                status: .ok, headers: [.contentType: "image/png", .cacheControl: "public, max-age=86400"],
                body: ResponseBody(byteBuffer: ByteBuffer(bytes: file)))
        }
        return router
    }

    public static func run(port: Int) async throws {
        try await Application(
            router: router(), configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: port))
        ).runService()
    }
}
