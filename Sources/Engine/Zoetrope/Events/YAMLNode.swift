// SPDX-License-Identifier: MIT

/// A node of a YAML document, and the line in which it begins.
struct YAMLNode {
    indirect enum Content {
        case scalar(String)
        case sequence([YAMLNode])
        /// In the order of the text; keys are unique.
        case mapping([(key: YAMLNode, value: YAMLNode)])
    }

    let content: Content
    /// The number of the line, from 1 on.
    let line: Int

    /// The text of a scalar, uninterpreted.
    var string: String? { if case .scalar(let text) = content { text } else { nil } }

    var sequence: [YAMLNode]? { if case .sequence(let nodes) = content { nodes } else { nil } }

    var mapping: YAMLMapping? { if case .mapping(let pairs) = content { YAMLMapping(pairs: pairs) } else { nil } }
}

struct YAMLMapping {
    let pairs: [(key: YAMLNode, value: YAMLNode)]

    var keys: [YAMLNode] { pairs.map(\.key) }

    subscript(name: String) -> YAMLNode? { pairs.first { $0.key.string == name }?.value }
}

/// A syntax error in a YAML text.
struct YAMLError: Error, Equatable {
    /// The number of the line, from 1 on.
    var line: Int
    var problem: String
}
