// SPDX-License-Identifier: MIT

/// A piece of a YAML text, and the line it begins in.
struct YAMLNode {
    indirect enum Content {
        case scalar(String)
        case sequence([YAMLNode])
        /// In the order of the text; no key stands twice.
        case mapping([(key: YAMLNode, value: YAMLNode)])
    }

    let content: Content
    /// From 1 on.
    let line: Int

    /// The text of a scalar, whatever is meant by it.
    var string: String? { if case .scalar(let text) = content { text } else { nil } }

    var sequence: [YAMLNode]? { if case .sequence(let nodes) = content { nodes } else { nil } }

    var mapping: YAMLMapping? { if case .mapping(let pairs) = content { YAMLMapping(pairs: pairs) } else { nil } }
}

/// Values by their keys.
struct YAMLMapping {
    let pairs: [(key: YAMLNode, value: YAMLNode)]

    var keys: [YAMLNode] { pairs.map(\.key) }

    subscript(name: String) -> YAMLNode? { pairs.first { $0.key.string == name }?.value }
}

/// A text that is no YAML.
struct YAMLError: Error, Equatable {
    /// From 1 on.
    var line: Int
    var problem: String
}
