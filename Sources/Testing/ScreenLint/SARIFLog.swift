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
        var partialFingerprints: [String: String]
    }

    private struct Location: Encodable {
        var physicalLocation: PhysicalLocation?
        var logicalLocations: [LogicalLocation]
    }

    private struct PhysicalLocation: Encodable {
        var artifactLocation: Artifact
        var region: Region?
    }

    private struct Artifact: Encodable { var uri: String }
    private struct Region: Encodable { var startLine: Int }
    private struct LogicalLocation: Encodable { var fullyQualifiedName: String }

    package init(_ findings: [Finding], tool: String, version: String) {
        let rules = Rule.all.map {
            RuleText(
                id: $0.name, shortDescription: Message(text: $0.summary),
                defaultConfiguration: Configuration(level: $0.severity.rawValue))
        }
        let results = findings.map { finding in
            let file = finding.file.map { file in
                PhysicalLocation(
                    artifactLocation: Artifact(
                        uri: file.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? file),
                    region: finding.line.map { Region(startLine: $0) })
            }
            let place = finding.viewPath.isEmpty ? finding.preview : finding.preview + " › " + finding.viewPath
            return Result(
                ruleId: finding.rule, level: finding.severity.rawValue, message: Message(text: finding.message),
                locations: [
                    Location(physicalLocation: file, logicalLocations: [LogicalLocation(fullyQualifiedName: place)])
                ],
                partialFingerprints: ["view/v1": finding.fingerprint])
        }
        runs = [Run(tool: Tool(driver: Driver(name: tool, version: version, rules: rules)), results: results)]
    }
}
