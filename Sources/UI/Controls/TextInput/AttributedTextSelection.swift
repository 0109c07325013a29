// SPDX-License-Identifier: MIT

import Foundation
import Views

/// A range of styled text, or a caret. Only a caret is drawn, at the end of the range.
public struct AttributedTextSelection: Equatable, Sendable {
    public enum Indices: Equatable, Sendable {
        case insertionPoint(AttributedString.Index)
        case ranges(RangeSet<AttributedString.Index>)
    }

    /// nil: the caret is at the end of the text.
    private var stored: Indices?
    /// The attributes of letters typed at the caret; nil: those of the letter before it.
    fileprivate var typing: AttributeContainer?

    public init() {}
    public init(range: Range<AttributedString.Index>) {
        stored = range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges(RangeSet(range))
    }
    public init(ranges: RangeSet<AttributedString.Index>) { stored = .ranges(ranges) }

    public func indices(in text: AttributedString) -> Indices {
        switch stored {
        case .insertionPoint(let index) where index <= text.endIndex: .insertionPoint(index)
        case .ranges(let ranges) where !ranges.isEmpty && ranges.ranges.last!.upperBound <= text.endIndex:
            .ranges(ranges)
        default: .insertionPoint(text.endIndex)
        }
    }

    public func typingAttributes(in text: AttributedString) -> AttributeContainer {
        if let typing { return typing }
        return switch indices(in: text) {
        case .insertionPoint(let index): text.attributes(before: index)
        case .ranges(let ranges):
            ranges.ranges.first.map { text.runs[$0.lowerBound].attributes } ?? AttributeContainer()
        }
    }

    public func attributes(in text: AttributedString) -> Attributes<AttributedString> {
        switch indices(in: text) {
        case .insertionPoint: Attributes(containers: [typingAttributes(in: text)])
        case .ranges(let ranges):
            Attributes(containers: ranges.ranges.flatMap { range in text[range].runs.map(\.attributes) })
        }
    }

    /// The attributes of the selected runs, or those of letters typed at the caret.
    public struct Attributes<Text>: Sequence {
        let containers: [AttributeContainer]

        public func makeIterator() -> IndexingIterator<[AttributeContainer]> { containers.makeIterator() }

        public subscript<K: AttributedStringKey>(_ keyPath: KeyPath<AttributeDynamicLookup, K>) -> [K.Value?]
        where K.Value: Sendable {
            containers.map { $0[K.self] }
        }
    }
}

extension AttributedString {
    public mutating func transformAttributes<E: Error>(
        in selection: inout AttributedTextSelection, body: (inout AttributeContainer) throws(E) -> Void
    ) throws(E) {
        switch selection.indices(in: self) {
        case .insertionPoint:
            var attributes = selection.typingAttributes(in: self)
            try body(&attributes)
            selection.typing = attributes
        case .ranges(let ranges):
            for range in ranges.ranges {
                for run in Array(self[range].runs) {
                    var attributes = run.attributes
                    try body(&attributes)
                    self[run.range].setAttributes(attributes)
                }
            }
        }
    }

    /// The attributes of the letter before an index, or of the first letter.
    fileprivate func attributes(before index: Index) -> AttributeContainer {
        guard startIndex < endIndex else { return AttributeContainer() }
        return runs[index > startIndex ? characters.index(before: index) : startIndex].attributes
    }

    /// Replaces the letters that differ from a string. New letters have the attributes `typing`, or those of the letter
    /// before them.
    fileprivate mutating func edit(to string: String, typing: AttributeContainer?) {
        let (old, new) = (Array(characters), Array(string))
        let same = zip(old, new).prefix { $0 == $1 }.count
        let sameAtEnd = zip(old.dropFirst(same).reversed(), new.dropFirst(same).reversed()).prefix { $0 == $1 }.count
        let start = index(startIndex, offsetByCharacters: same)
        let end = index(start, offsetByCharacters: old.count - same - sameAtEnd)
        let letters = String(new[same..<new.count - sameAtEnd])
        replaceSubrange(start..<end, with: AttributedString(letters, attributes: typing ?? attributes(before: start)))
    }
}

extension FieldText {
    /// Styled text: edits keep the attributes of the letters around them.
    init(_ text: Binding<AttributedString>, _ selection: Binding<AttributedTextSelection>?) {
        self.init(
            Binding {
                String(text.wrappedValue.characters)
            } set: { string in
                text.wrappedValue.edit(to: string, typing: selection?.wrappedValue.typing)
            })
    }
}

extension Binding where Value == TextSelection? {
    /// The selection of styled text as one of its letters.
    init(_ selection: Binding<AttributedTextSelection>, in text: Binding<AttributedString>) {
        self.init {
            let text = text.wrappedValue
            let string = String(text.characters)
            func index(_ index: AttributedString.Index) -> String.Index {
                string.index(string.startIndex, offsetBy: text.characters.distance(from: text.startIndex, to: index))
            }
            return switch selection.wrappedValue.indices(in: text) {
            case .insertionPoint(let place): TextSelection(insertionPoint: index(place))
            case .ranges(let ranges):
                TextSelection(ranges: RangeSet(ranges.ranges.map { index($0.lowerBound)..<index($0.upperBound) }))
            }
        } set: { new in
            let text = text.wrappedValue
            let string = String(text.characters)
            guard let end = new?.end, end < string.endIndex else {
                return selection.wrappedValue = AttributedTextSelection()
            }
            let place = text.index(
                text.startIndex, offsetByCharacters: string.distance(from: string.startIndex, to: end))
            selection.wrappedValue = AttributedTextSelection(range: place..<place)
        }
    }
}
