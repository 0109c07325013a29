// SPDX-License-Identifier: MIT

import Foundation
import Observation

/// A model that is unavailable, as on a device without Apple Intelligence.
public final class SystemLanguageModel: Observable, Sendable {
    public static let `default` = SystemLanguageModel()

    public struct UseCase: Sendable, Equatable {
        private let name: String
        public static let general = UseCase(name: "general")
        public static let contentTagging = UseCase(name: "contentTagging")
    }

    public struct Guardrails: Sendable {
        public static let `default` = Guardrails()
        public static let permissiveContentTransformations = Guardrails()
    }

    public enum Availability: Equatable, Sendable {
        public enum UnavailableReason: Equatable, Sendable {
            case deviceNotEligible, appleIntelligenceNotEnabled, modelNotReady
        }
        case available
        case unavailable(UnavailableReason)
    }

    public init(useCase: UseCase = .general, guardrails: Guardrails = .default) {}

    public var availability: Availability { .unavailable(.deviceNotEligible) }
    public var isAvailable: Bool { availability == .available }
    public var contextSize: Int { 4096 }
    public var supportedLanguages: Set<Locale.Language> { [] }
    public func supportsLocale(_ locale: Locale = .current) -> Bool { false }
}

public protocol Tool<Arguments, Output>: Sendable {
    associatedtype Output: PromptRepresentable
    associatedtype Arguments: ConvertibleFromGeneratedContent
    var name: String { get }
    var description: String { get }
    var parameters: GenerationSchema { get }
    var includesSchemaInInstructions: Bool { get }
    @concurrent func call(arguments: Arguments) async throws -> Output
}

extension Tool {
    public var name: String { "\(Self.self)" }
    public var includesSchemaInInstructions: Bool { true }
}

extension Tool where Arguments: Generable {
    public var parameters: GenerationSchema { Arguments.generationSchema }
}

public struct GenerationOptions: Sendable, Equatable {
    public struct SamplingMode: Sendable, Equatable {
        private enum Kind: Equatable {
            case greedy
            case top(Int, UInt64?)
            case threshold(Double, UInt64?)
        }
        private let kind: Kind
        public static var greedy: SamplingMode { SamplingMode(kind: .greedy) }
        public static func random(top k: Int, seed: UInt64? = nil) -> SamplingMode { SamplingMode(kind: .top(k, seed)) }
        public static func random(probabilityThreshold: Double, seed: UInt64? = nil) -> SamplingMode {
            SamplingMode(kind: .threshold(probabilityThreshold, seed))
        }
    }

    public var sampling: SamplingMode?
    public var temperature: Double?
    public var maximumResponseTokens: Int?

    public init(sampling: SamplingMode? = nil, temperature: Double? = nil, maximumResponseTokens: Int? = nil) {
        (self.sampling, self.temperature, self.maximumResponseTokens) = (sampling, temperature, maximumResponseTokens)
    }
}

/// A session whose requests all fail with `GenerationError.assetsUnavailable`.
public final class LanguageModelSession: Observable, @unchecked Sendable {
    public let transcript: Transcript
    public var isResponding: Bool { false }

    private init(tools: [any Tool], text: String?) {
        let instructions = text.map {
            Transcript.Entry.instructions(
                Transcript.Instructions(
                    segments: [.text(Transcript.TextSegment(content: $0))],
                    toolDefinitions: tools.map { Transcript.ToolDefinition(tool: $0) }))
        }
        transcript = Transcript(entries: instructions.map { [$0] } ?? [])
    }

    public convenience init(
        model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: String? = nil
    ) { self.init(tools: tools, text: instructions) }

    public convenience init(
        model: SystemLanguageModel = .default, tools: [any Tool] = [],
        @InstructionsBuilder instructions: () throws -> Instructions
    ) rethrows { self.init(tools: tools, text: try instructions().text) }

    public convenience init(
        model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: Instructions? = nil
    ) { self.init(tools: tools, text: instructions?.text) }

    public init(model: SystemLanguageModel = .default, tools: [any Tool] = [], transcript: Transcript) {
        self.transcript = transcript
    }

    public func prewarm(promptPrefix: Prompt? = nil) {}

    @discardableResult public func logFeedbackAttachment(
        sentiment: LanguageModelFeedback.Sentiment?, issues: [LanguageModelFeedback.Issue] = [],
        desiredOutput: Transcript.Entry? = nil
    ) -> Data { Data() }

    public struct Response<Content: Generable> {
        public let content: Content
        public let rawContent: GeneratedContent
        public let transcriptEntries: ArraySlice<Transcript.Entry>
    }

    public struct ResponseStream<Content: Generable>: AsyncSequence {
        public struct Snapshot {
            public var content: Content.PartiallyGenerated
            public var rawContent: GeneratedContent
        }
        public typealias Element = Snapshot

        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next(isolation actor: isolated (any Actor)? = #isolation) async throws -> Snapshot? {
                throw GenerationError.unavailable
            }
            public mutating func next() async throws -> Snapshot? { throw GenerationError.unavailable }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
        public nonisolated(nonsending) func collect() async throws -> sending Response<Content> {
            throw GenerationError.unavailable
        }
    }

    public enum GenerationError: Error, LocalizedError {
        public struct Context: Sendable {
            public let debugDescription: String
            public init(debugDescription: String) { self.debugDescription = debugDescription }
        }

        public struct Refusal: Sendable {
            public init(transcriptEntries: [Transcript.Entry]) {}
            public var explanation: Response<String> {
                get async throws { throw GenerationError.unavailable }
            }
            public var explanationStream: ResponseStream<String> { ResponseStream() }
        }

        case exceededContextWindowSize(Context)
        case assetsUnavailable(Context)
        case guardrailViolation(Context)
        case unsupportedGuide(Context)
        case unsupportedLanguageOrLocale(Context)
        case decodingFailure(Context)
        case rateLimited(Context)
        case concurrentRequests(Context)
        case refusal(Refusal, Context)

        static let unavailable = Self.assetsUnavailable(Context(debugDescription: "There is no language model here."))

        public var errorDescription: String? {
            switch self {
            case .exceededContextWindowSize(let context), .assetsUnavailable(let context),
                .guardrailViolation(let context), .unsupportedGuide(let context),
                .unsupportedLanguageOrLocale(let context), .decodingFailure(let context), .rateLimited(let context),
                .concurrentRequests(let context), .refusal(_, let context):
                context.debugDescription
            }
        }
        public var recoverySuggestion: String? { nil }
        public var failureReason: String? { nil }
    }

    public struct ToolCallError: Error, LocalizedError {
        public var tool: any Tool
        public var underlyingError: any Error
        public init(tool: any Tool, underlyingError: any Error) {
            (self.tool, self.underlyingError) = (tool, underlyingError)
        }
        public var errorDescription: String? { "\(tool.name): \(underlyingError)" }
    }
}

public struct LanguageModelFeedback {
    public enum Sentiment: Sendable, CaseIterable { case positive, negative, neutral }

    public struct Issue: Sendable {
        public enum Category: Sendable, CaseIterable {
            case unhelpful, tooVerbose, didNotFollowInstructions, incorrect, stereotypeOrBias, suggestiveOrSexual
            case vulgarOrOffensive, triggeredGuardrailUnexpectedly
        }
        public init(category: Category, explanation: String? = nil) {}
    }
}
