// SPDX-License-Identifier: MIT

import CYAML

/// Builds nodes from the events of libyaml's parser.
///
/// libyaml's own loader has no depth limit and takes quadratic time in the depth; this reader checks the depth
/// while reading.
struct YAMLReader: ~Copyable {
    /// The maximum depth of nested nodes.
    private static let deepest = 100

    private var parser = yaml_parser_t()
    private var anchors: [String: YAMLNode] = [:]

    /// The first document of a text; nil if there is none.
    static func read(_ text: String) throws(YAMLError) -> YAMLNode? {
        var reader = YAMLReader()
        return try reader.document(Array(text.utf8))
    }

    private mutating func document(_ bytes: [UInt8]) throws(YAMLError) -> YAMLNode? {
        guard yaml_parser_initialize(&parser) == 1 else { throw YAMLError(line: 1, problem: "no memory") }
        defer { yaml_parser_delete(&parser) }
        // Copies the bytes to memory that does not move, because the parser keeps a pointer to its input.
        let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
        _ = copy.initialize(from: bytes)
        defer { copy.deallocate() }
        yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(&parser, copy.baseAddress, copy.count)
        while true {
            var event = try next()
            defer { yaml_event_delete(&event) }
            switch event.type {
            case YAML_STREAM_START_EVENT: continue
            case YAML_DOCUMENT_START_EVENT: return try following(depth: 0)
            default: return nil
            }
        }
    }

    private mutating func next() throws(YAMLError) -> yaml_event_t {
        var event = yaml_event_t()
        guard yaml_parser_parse(&parser, &event) == 1 else {
            throw YAMLError(
                line: Int(parser.problem_mark.line) + 1,
                problem: parser.problem.map { String(cString: $0) } ?? "cannot be read")
        }
        return event
    }

    /// The next node; nil at the end of a collection.
    private mutating func following(depth: Int) throws(YAMLError) -> YAMLNode? {
        var event = try next()
        defer { yaml_event_delete(&event) }
        let line = Int(event.start_mark.line) + 1
        guard depth < Self.deepest else {
            throw YAMLError(line: line, problem: "more than \(Self.deepest) nested levels")
        }
        switch event.type {
        case YAML_SCALAR_EVENT:
            let scalar = event.data.scalar
            let text = String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
            return keep(YAMLNode(content: .scalar(text), line: line), scalar.anchor)
        case YAML_SEQUENCE_START_EVENT:
            let anchor = event.data.sequence_start.anchor
            var nodes: [YAMLNode] = []
            while let node = try following(depth: depth + 1) { nodes.append(node) }
            return keep(YAMLNode(content: .sequence(nodes), line: line), anchor)
        case YAML_MAPPING_START_EVENT:
            let anchor = event.data.mapping_start.anchor
            return keep(YAMLNode(content: .mapping(try pairs(depth: depth + 1)), line: line), anchor)
        case YAML_ALIAS_EVENT:
            let name = Self.text(event.data.alias.anchor) ?? ""
            // An anchor is registered when its node is complete, so no node can contain itself.
            guard let node = anchors[name] else { throw YAMLError(line: line, problem: "found undefined alias") }
            return node
        default:
            return nil
        }
    }

    private mutating func pairs(depth: Int) throws(YAMLError) -> [(key: YAMLNode, value: YAMLNode)] {
        var pairs: [(key: YAMLNode, value: YAMLNode)] = []
        var names: Set<String> = []
        while let key = try following(depth: depth) {
            if let name = key.string, !names.insert(name).inserted {
                throw YAMLError(line: key.line, problem: "duplicate key: \(name)")
            }
            guard let value = try following(depth: depth) else { break }
            pairs.append((key, value))
        }
        return pairs
    }

    private mutating func keep(_ node: YAMLNode, _ anchor: UnsafeMutablePointer<yaml_char_t>?) -> YAMLNode {
        if let name = Self.text(anchor) { anchors[name] = node }
        return node
    }

    private static func text(_ name: UnsafeMutablePointer<yaml_char_t>?) -> String? {
        name.map { String(cString: $0) }
    }
}
