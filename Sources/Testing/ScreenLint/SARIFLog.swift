// SPDX-License-Identifier: MIT

import Foundation

/// Findings in the Static Analysis Results Interchange Format 2.1.0, for code scanning services and editors.
package struct SARIFLog: Encodable {
    private var version = "2.1.0"
    private var runs: [Run]

    private struct Run: Encodable {
        var tool: Tool
        var results: [Result]
    }

    private struct Tool: Encodable { var driver: Driver }

    private struct Driver: Encodable {
        var name: String
        var version: String
        var rules: [RuleText]
    }

    private struct RuleText: Encodable {
        var id: String
        var shortDescription: Message
        var defaultConfiguration: Configuration
    }

    private struct Configuration: Encodable { var level: String }
    private struct Message: Encodable { var text: String }

    private struct Result: Encodable {
        var ruleId: String
        var level: String
        var message: Message
        var locations: [Location]
        var partialFingerprints: [String: String]?
        var fixes: [Fix]?
    }

    private struct Location: Encodable {
        var physicalLocation: PhysicalLocation?
        var logicalLocations: [LogicalLocation]?
    }

    private struct PhysicalLocation: Encodable {
        var artifactLocation: Artifact
        var region: Region?
    }

    private struct Artifact: Encodable { var uri: String }
    private struct Region: Encodable {
        var startLine: Int
        var startColumn: Int?
        var endColumn: Int?
    }
    private struct LogicalLocation: Encodable { var fullyQualifiedName: String }

    private struct Fix: Encodable {
        var description: Message
        var artifactChanges: [Change]
    }

    private struct Change: Encodable {
        var artifactLocation: Artifact
        var replacements: [Replacement]
    }

    private struct Replacement: Encodable {
        var deletedRegion: Region
        var insertedContent: Message
    }

    /// An error or a missing name in a source file.
    package struct Problem {
        package var rule: String
        package var message: String
        package var file: String
        package var line: Int
        /// The columns in UTF-16 code units, counted from 1; the end is excluded.
        package var columns: (start: Int, end: Int)?
        /// The text to put in place of these columns.
        package var fix: String?

        package init(
            rule: String, message: String, file: String, line: Int, columns: (start: Int, end: Int)?, fix: String?
        ) {
            (self.rule, self.message, self.file, self.line) = (rule, message, file, line)
            (self.columns, self.fix) = (columns, fix)
        }
    }

    /// - Parameter rules: The names of the rules, each with its description.
    package init(_ problems: [Problem], rules: [(name: String, text: String)], tool: String, version: String) {
        let results = problems.map { problem in
            let region = Region(
                startLine: problem.line, startColumn: problem.columns?.start, endColumn: problem.columns?.end)
            let artifact = Artifact(uri: Self.uri(problem.file))
            let place = PhysicalLocation(artifactLocation: artifact, region: region)
            let fix = problem.fix.map { text in
                Fix(
                    description: Message(text: "Replace with '\(text)'."),
                    artifactChanges: [
                        Change(
                            artifactLocation: artifact,
                            replacements: [
                                Replacement(deletedRegion: region, insertedContent: Message(text: text))
                            ])
                    ])
            }
            return Result(
                ruleId: problem.rule, level: "error", message: Message(text: problem.message),
                locations: [Location(physicalLocation: place)], fixes: problem.columns == nil ? nil : fix.map { [$0] })
        }
        let rules = rules.map {
            RuleText(
                id: $0.name, shortDescription: Message(text: $0.text),
                defaultConfiguration: Configuration(level: "error"))
        }
        runs = [Run(tool: Tool(driver: Driver(name: tool, version: version, rules: rules)), results: results)]
    }

    private static func uri(_ file: String) -> String {
        file.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? file
    }

    package init(_ findings: [Finding], tool: String, version: String) {
        let rules = Rule.all.map {
            RuleText(
                id: $0.name, shortDescription: Message(text: $0.summary),
                defaultConfiguration: Configuration(level: $0.severity.rawValue))
        }
        let results = findings.map { finding in
            let file = finding.file.map { file in
                PhysicalLocation(
                    artifactLocation: Artifact(uri: Self.uri(file)),
                    region: finding.line.map { Region(startLine: $0) })
            }
            let place = finding.viewPath.isEmpty ? finding.preview : finding.preview + " › " + finding.viewPath
            return Result(
                ruleId: finding.rule, level: finding.severity.rawValue,
                message: Message(text: finding.message + (finding.when.map { " (\($0))" } ?? "")),
                locations: [
                    Location(physicalLocation: file, logicalLocations: [LogicalLocation(fullyQualifiedName: place)])
                ],
                partialFingerprints: ["view/v1": finding.fingerprint])
        }
        runs = [Run(tool: Tool(driver: Driver(name: tool, version: version, rules: rules)), results: results)]
    }
}
