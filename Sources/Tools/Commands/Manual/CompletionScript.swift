// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation

/// Extends the parser's completion scripts so that `scene` may be omitted: `render My<Tab>` and `render My.swift
/// --sc<Tab>`.
enum CompletionScript {
    /// The option that prints the script.
    static let option = "--generate-completion-script"

    /// Changes a completion script so that it completes scene and file names, too.
    ///
    /// - Parameter script: The script that the argument parser generates.
    static func completed(_ script: String) -> String {
        let name = ProgramName.current
        let commands =
            RootCommand.configuration.subcommands.map { $0.configuration }
            .filter(\.shouldDisplay).compactMap(\.commandName) + ["help"]
        if script.hasPrefix("#!/bin/bash") { return bash(script, name, commands) }
        if script.hasPrefix("#compdef") { return zsh(script, name, commands) }
        return fish(script, name, commands)
    }

    /// Adds a function to the bash completion script, and registers it in place of the generated one. For scenes and
    /// files, it completes as if `scene` preceded them.
    private static func bash(_ script: String, _ name: String, _ commands: [String]) -> String {
        let (function, first) = ("_" + word(name), "_\(word(name))_or_scene")
        return script.replacing("-F \(function) \(name)", with: "-F \(first) \(name)") + """

            # What is no command is a scene or a file: 'scene' is thought before it.
            \(first)() {
                local found=()
                case " \(commands.joined(separator: " ")) " in
                *" ${COMP_WORDS[1]} "*) "\(function)" "$@"; return ;;
                esac
                if [[ "${COMP_CWORD}" -eq 1 ]]; then
                    "\(function)" "$@"
                    found=("${COMPREPLY[@]}")
                fi
                local rest="${COMP_LINE#"${COMP_WORDS[0]}"}"
                COMP_POINT=$((COMP_POINT + 6))
                COMP_LINE="${COMP_WORDS[0]} scene${rest}"
                COMP_WORDS=("${COMP_WORDS[0]}" scene "${COMP_WORDS[@]:1}")
                COMP_CWORD=$((COMP_CWORD + 1))
                COMPREPLY=()
                "\(function)" "${COMP_WORDS[0]}" "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
                COMPREPLY+=("${found[@]}")
            }

            """
    }

    private static func zsh(_ script: String, _ name: String, _ commands: [String]) -> String {
        let (function, parsed) = ("_" + word(name), "__\(word(name))_parsed")
        // zsh calls the function that is named after the script. So the function that the argument parser generated is
        // renamed, and the inserted one gets its name.
        guard let end = script.range(of: "if [[ \"${funcstack[1]}\" = \(function) ]]", options: .backwards) else {
            return script
        }
        return script[..<end.lowerBound].replacing("\n\(function)() {", with: "\n\(parsed)() {") + """
            # What is no command is a scene or a file: 'scene' is thought before it.
            \(function)() {
                local -ar known=(\(commands.joined(separator: " "))) line=("${words[@]}")
                local -ir place="${CURRENT}"
                local -i ret=1
                if (( ${known[(Ie)${line[2]}]} )); then
                    \(parsed) "${@}"
                    return
                fi
                if (( place == 2 )); then
                    \(parsed) "${@}" && ret=0
                fi
                words=("${line[1]}" scene "${(@)line[2,-1]}")
                CURRENT="$((place + 1))"
                \(parsed) "${@}" && ret=0
                return "${ret}"
            }

            """ + script[end.lowerBound...]
    }

    private static func fish(_ script: String, _ name: String, _ commands: [String]) -> String {
        let first = "__\(word(name))_is_scene"
        // Options of `render scene` are also completed without the word `scene`. Their lines are repeated with another
        // condition.
        let lines = script.split(separator: "\n").filter { $0.contains("flags_or_options \"\(name) scene\"") }.map {
            line in
            line.replacing(#/-n '[^']*'/#, with: "-n \(first)", maxReplacements: 1)
        }
        return script + """

            # What is no command is a scene or a file, as behind 'scene'.
            function \(first)
                set -l tokens (commandline -poc)
                not contains -- "$tokens[2]" \(commands.joined(separator: " "))
            end
            complete -c '\(name)' -n '\(first); and test (count (commandline -poc)) -eq 1' -F
            \(lines.joined(separator: "\n"))

            """
    }

    /// A name as the argument parser spells it in the names of shell functions: `_` for `-`.
    private static func word(_ name: String) -> String { name.replacing("-", with: "_") }
}
