// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation

/// The manual page (`man render`), generated from the commands' help.
struct ManualPage {
    let name: String

    func text() throws -> String {
        var page = RoffText()
        page.line(".TH \(name.uppercased()) 1 \"\" \"\(Version.text)\" \"User Commands\"")
        page.section("Name")
        page.line(RoffText.escaped(name) + " \\- " + RoffText.escaped(Self.lowercased(RootCommand.abstract)))
        page.section("Synopsis")
        page.preformatted(Self.lines(RootCommand.configuration.usage ?? ""))
        page.section("Description")
        page.help(RootCommand.configuration.discussion)
        page.help("Scenes and Swift files take the options of '\(name) scene'; the word 'scene' is optional.")
        for group in [""] + RootCommand.configuration.groupedSubcommands.map(\.name) {
            page.section(group.isEmpty ? "Commands" : "\(group) commands")
            for command in RootCommand.commands(in: group) where command.configuration.shouldDisplay {
                try describe(command, on: &page)
            }
        }
        page.section("Exit status")
        for (status, words) in Self.statuses { page.item(status, words) }
        page.section("Environment")
        for (variable, words) in Self.variables { page.item(variable, words) }
        return page.text
    }

    private func describe(_ command: any ParsableCommand.Type, on page: inout RoffText) throws {
        let configuration = command.configuration
        page.subsection("\(name) \(configuration.commandName ?? "")")
        page.help(configuration.abstract)
        if let usage = configuration.usage { page.preformatted(Self.lines(usage)) }
        page.help(configuration.discussion)
        var title: String?
        for argument in try CommandHelp(of: command).arguments where argument.isShown {
            if let section = argument.sectionTitle, section != title {
                title = section
                page.paragraph("\\fB" + RoffText.escaped(section) + "\\fR")
            }
            page.tagged(argument.tag, RoffText.escaped(argument.words))
        }
    }

    private static func lines(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    private static func lowercased(_ sentence: String) -> String {
        let words = sentence.prefix(1).lowercased() + sentence.dropFirst()
        return words.hasSuffix(".") ? String(words.dropLast()) : words
    }

    private static let statuses = [
        ("0", "Success; for 'diff' and 'test': no difference."), ("1", "For 'diff' and 'test': something differs."),
        ("64", "An argument is wrong, or the scene does not exist."),
        ("65", "A Swift file does not compile, or its code crashed; or a file contains nothing to work with."),
        ("66", "An input file or folder is missing or damaged."),
        ("69", "A required program is not installed."), ("70", "A fault of the scene or of this program."),
        ("71", "The system provides too little memory or too few open files."),
        ("73", "A file cannot be created, or exists and --force is not given."), ("74", "Writing failed."),
        ("129, 130, 143", "Ended by a signal; complete files are kept."),
    ]

    private static let variables = [
        (
            "ZOETROPE_ASSETS",
            "A folder of images, colours, string tables and fonts that is searched before the built-in ones."
        ),
        (
            "ZOETROPE_ENGINE",
            "The engine's folder, which Swift files are compiled against. (default: beside the program)"
        ),
        ("ZOETROPE_FONTS", "Font files in place of the system font, one DESIGN=FILE per line, as for --font."),
        (
            "ZOETROPE_MODULE_CACHE",
            "The folder of the compiler's C modules. (default: zoetrope/modules in XDG_CACHE_HOME)"
        ),
        ("ZOETROPE_PROGRAM_TIMEOUT", "Seconds that potrace, pdftocairo and ffmpeg may take without progress."),
        ("SWIFTC", "The Swift compiler. (default: swiftc in PATH)"),
        ("SNAPSHOT_RECORD", "What 'test' records: missing, failed, all or never."),
        ("XDG_CACHE_HOME", "The folder of compiled programs. (default: ~/.cache)"),
    ]
}

extension RootCommand {
    static var abstract: String { configuration.abstract }

    /// The commands of a group; for an unknown name, those without a group.
    static func commands(in group: String) -> [any ParsableCommand.Type] {
        configuration.groupedSubcommands.first { $0.name == group }?.subcommands ?? configuration.ungroupedSubcommands
    }
}

/// The arguments of a command in the parser's JSON description.
private struct CommandHelp: Decodable {
    struct Argument: Decodable {
        struct Name: Decodable {
            var kind: String
            var name: String

            var text: String { (kind == "long" ? "--" : "-") + name }
        }
        var kind: String
        var shouldDisplay: Bool
        var sectionTitle: String?
        var names: [Name]?
        var valueName: String?
        var defaultValue: String?
        var abstract: String?
        var discussion: String?

        /// Whether the page lists the argument; options that all commands share are omitted.
        var isShown: Bool { shouldDisplay && !(names ?? []).contains { ["help", "version"].contains($0.name) } }

        /// The argument's name with roff markup.
        var tag: String {
            let value = valueName.map { "\\fI" + RoffText.escaped($0) + "\\fR" } ?? ""
            if kind == "positional" { return value }
            let names = (names ?? []).map { "\\fB" + RoffText.escaped($0.text) + "\\fR" }.joined(separator: ", ")
            return kind == "option" ? names + " " + value : names
        }

        var words: String {
            let usual = defaultValue.flatMap { $0.isEmpty ? nil : "(default: \($0))" }
            return [abstract, discussion, usual].compactMap(\.self).joined(separator: " ")
        }
    }
    private struct Tool: Decodable {
        struct Command: Decodable { var arguments: [Argument]? }
        var command: Command
    }

    var arguments: [Argument]

    init(of command: any ParsableCommand.Type) throws {
        let tool = try JSONDecoder().decode(Tool.self, from: Data(command._dumpHelp().utf8))
        arguments = tool.command.arguments ?? []
    }
}
