// SPDX-License-Identifier: MIT

import FoundationModels
import SwiftUI
import Testing

@Generable(description: "A trip")
struct GeneratedTrip: Equatable {
    @Guide(description: "A short title")
    let title: String
    @Guide(description: "Days", .range(1...14))
    var days: Int
    @Guide(.count(2))
    var stops: [GeneratedStop]
    var note: String?
    @Guide(description: "A code", /[A-Z]{3}/)
    var code: String
    var isLong: Bool { days > 7 }
}

@Generable
struct GeneratedStop: Equatable {
    var id: GenerationID
    var place: String
    var kind: GeneratedKind
}

@Generable
enum GeneratedKind: Equatable {
    case city, beach
    case other(name: String, Int)
}

private struct Weather: Tool {
    @Generable struct Arguments { var city: String }
    let description = "The weather"
    func call(arguments: Arguments) async throws -> String { "Rain in \(arguments.city)" }
}

@Suite struct FoundationModelsTests {
    private let content = try? GeneratedContent(
        json: """
            {"title": "Rome \\"24\\"", "days": 3, "code": "FCO",
             "stops": [{"place": "Ostia", "kind": "beach"}, {"place": "Tivoli", "kind": {"case": "other", "name": "villa", "value1": 2}}]}
            """)

    @Test func partialFormsReadGeneratedContent() throws {
        let trip = try GeneratedTrip.PartiallyGenerated(#require(content))
        #expect(trip.title == "Rome \"24\"" && trip.days == 3 && trip.note == nil)
        #expect(trip.stops?.map(\.place) == ["Ostia", "Tivoli"])
        #expect(trip.stops?.last?.kind == .other(name: "villa", 2))
        let early = try GeneratedTrip.PartiallyGenerated(GeneratedContent(json: #"{"title": "R"}"#))
        #expect(early.title == "R" && early.days == nil && early.stops == nil)
    }

    @Test func typesConvertToContentAndBack() throws {
        #expect(try GeneratedKind(GeneratedContent("beach")) == .beach)
        #expect(
            GeneratedKind.other(name: "villa", 2).generatedContent.jsonString
                == #"{"case": "other", "name": "villa", "value1": 2}"#)
        for kind in [GeneratedKind.city, .other(name: "x", 1)] {
            #expect(try GeneratedKind(kind.generatedContent) == kind)
        }
        #expect(throws: LanguageModelSession.GenerationError.self) { try GeneratedKind(GeneratedContent("moon")) }
        #expect(try GeneratedTrip(#require(content)).stops.map(\.place) == ["Ostia", "Tivoli"])
        #expect(throws: LanguageModelSession.GenerationError.self) {
            try GeneratedTrip(GeneratedContent(json: #"{"title": "R"}"#))
        }
        #expect(GeneratedTrip.generationSchema.debugDescription == "GeneratedTrip(title, days, stops, note, code)")
    }

    @Test func thereIsNoModel() async throws {
        #expect(SystemLanguageModel.default.availability == .unavailable(.deviceNotEligible))
        let session = LanguageModelSession(tools: [Weather()]) {
            "You plan trips."
            if true { "Be brief." }
        }
        #expect(session.transcript.map(\.description) == ["You plan trips.\nBe brief."])
        await #expect(throws: LanguageModelSession.GenerationError.self) {
            try await session.respond(to: "Plan", generating: GeneratedTrip.self)
        }
        await #expect(throws: LanguageModelSession.GenerationError.self) {
            for try await part in session.streamResponse(to: "Plan", generating: [GeneratedTrip].self) {
                _ = part.content.first?.title
            }
        }
    }
}
