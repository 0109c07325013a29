// SPDX-License-Identifier: MIT

public struct Prompt: Sendable, PromptRepresentable {
    let text: String
    init(text: String) { self.text = text }
    public init(_ content: some PromptRepresentable) { self = content.promptRepresentation }
    public init(@PromptBuilder _ content: () throws -> Prompt) rethrows { self = try content() }
    // The `return` keeps the builder of the requirement away, which would ask for this property again.
    public var promptRepresentation: Prompt { return self }
}

public protocol PromptRepresentable {
    @PromptBuilder var promptRepresentation: Prompt { get }
}

@resultBuilder public struct PromptBuilder {
    public static func buildBlock<each Part: PromptRepresentable>(_ components: repeat each Part) -> Prompt {
        var texts: [String] = []
        for part in repeat each components { texts.append(part.promptRepresentation.text) }
        return Prompt(text: texts.joined(separator: "\n"))
    }
    public static func buildArray(_ prompt: [some PromptRepresentable]) -> Prompt {
        Prompt(text: prompt.map(\.promptRepresentation.text).joined(separator: "\n"))
    }
    public static func buildEither(first component: some PromptRepresentable) -> Prompt {
        component.promptRepresentation
    }
    public static func buildEither(second component: some PromptRepresentable) -> Prompt {
        component.promptRepresentation
    }
    public static func buildOptional(_ prompt: Prompt?) -> Prompt { prompt ?? Prompt(text: "") }
    public static func buildLimitedAvailability(_ prompt: some PromptRepresentable) -> Prompt {
        prompt.promptRepresentation
    }
    public static func buildExpression<Part: PromptRepresentable>(_ expression: Part) -> Part { expression }
    public static func buildExpression(_ expression: Prompt) -> Prompt { expression }
}

public struct Instructions: Sendable, InstructionsRepresentable {
    let text: String
    init(text: String) { self.text = text }
    public init(_ content: some InstructionsRepresentable) { self = content.instructionsRepresentation }
    public init(@InstructionsBuilder _ content: () throws -> Instructions) rethrows { self = try content() }
    // The `return` keeps the builder of the requirement away, which would ask for this property again.
    public var instructionsRepresentation: Instructions { return self }
}

public protocol InstructionsRepresentable {
    @InstructionsBuilder var instructionsRepresentation: Instructions { get }
}

@resultBuilder public struct InstructionsBuilder {
    public static func buildBlock<each Part: InstructionsRepresentable>(_ components: repeat each Part) -> Instructions
    {
        var texts: [String] = []
        for part in repeat each components { texts.append(part.instructionsRepresentation.text) }
        return Instructions(text: texts.joined(separator: "\n"))
    }
    public static func buildArray(_ instructions: [some InstructionsRepresentable]) -> Instructions {
        Instructions(text: instructions.map(\.instructionsRepresentation.text).joined(separator: "\n"))
    }
    public static func buildEither(first component: some InstructionsRepresentable) -> Instructions {
        component.instructionsRepresentation
    }
    public static func buildEither(second component: some InstructionsRepresentable) -> Instructions {
        component.instructionsRepresentation
    }
    public static func buildOptional(_ instructions: Instructions?) -> Instructions {
        instructions ?? Instructions(text: "")
    }
    public static func buildLimitedAvailability(_ instructions: some InstructionsRepresentable) -> Instructions {
        instructions.instructionsRepresentation
    }
    public static func buildExpression<Part: InstructionsRepresentable>(_ expression: Part) -> Part { expression }
    public static func buildExpression(_ expression: Instructions) -> Instructions { expression }
}
