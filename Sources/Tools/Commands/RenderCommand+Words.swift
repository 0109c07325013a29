// SPDX-License-Identifier: MIT

import ArgumentParser
import Support
import Foundation
import Zoetrope

// Interprets arguments that are typed without options, such as an output path or a format.

extension RenderCommand {
    /// Interprets the arguments after the first: `render Card.swift card.gif`, `render gif Card.swift`, `render
    /// *.swift`.
    ///
    /// - Parameter isScene: whether a scene has that name.
    mutating func understand(isScene: (String) -> Bool) throws {
        guard !others.isEmpty else { return }
        var words = [scene] + others
        others = []
        if Self.namesFormat(words[0]), !isScene(words[0]) { try take(format: words.removeFirst()) }
        // If an output path comes before the source, as in `render card.gif Card.swift`, moves the path to the end.
        if OutputArgument.Format(path: words[0]) != nil, !isScene(words[0]), words.count > 1 {
            words.append(words.removeFirst())
        }
        scene = words.removeFirst()
        for word in words {
            if word.hasSuffix(".swift") {
                guard scene.hasSuffix(".swift") else { throw unexpected(word, isScene) }
                if word != scene, !others.contains(word) { others.append(word) }
            } else if Self.namesFormat(word) {
                try take(format: word)
            } else if word.hasSuffix("/") || OutputArgument.Format(path: word) != nil {
                if let path = output.path {
                    throw UsageError("unexpected argument '\(word)': -o already names the output, \(path)")
                }
                output.path = word
            } else {
                throw unexpected(word, isScene)
            }
        }
    }

    /// Whether the word is a format such as `gif` and not an existing file.
    private static func namesFormat(_ word: String) -> Bool {
        OutputArgument.Format(name: word) != nil && !FileSystem.isTaken(word) && !FileSystem.isFile(word + ".swift")
    }

    private mutating func take(format word: String) throws {
        guard let format = OutputArgument.Format(name: word) else { return }
        if let given = output.format ?? output.path.flatMap(OutputArgument.Format.init(path:)), given != format {
            throw UsageError(
                "'\(word)' and \(output.path.map { "-o \($0)" } ?? "--format \(given)") contradict each other: use one of them"
            )
        }
        output.format = format
    }

    private func unexpected(_ word: String, _ isScene: (String) -> Bool) -> UsageError {
        let program = ProgramName.current
        let commands = RootCommand.configuration.subcommands.compactMap { $0.configuration.commandName }
        if !isScene(scene), !FileSystem.isTaken(scene),
            let command = NearestName.suggestion(for: scene, among: commands)
        {
            return UsageError("there is no command \(scene): did you mean '\(program) \(command) \(word)'?")
        }
        do {
            try OutputArgument.checkKind(of: word, nil)
        } catch {
            return error
        }
        guard !isScene(scene) else {
            return UsageError("unexpected argument '\(word)' ('\(program) --help' explains)")
        }
        let advice =
            word.hasSuffix(".swift") || FileSystem.isFolder(word)
            ? "render one of '\(scene)' and '\(word)' at a time"
            : "name the output with -o, like -o \(word)/"
        return UsageError("unexpected argument '\(word)': \(advice) ('\(program) --help' explains)")
    }

    /// Checks the output path before anything is compiled.
    func checkOutput() throws {
        if let path = output.path { try OutputArgument.checkKind(of: path, output.format) }
    }
}
