// SPDX-License-Identifier: MIT

// A binding to a collection is a collection of bindings to its elements.

extension Binding: Sequence where Value: MutableCollection {
    /// A binding to one element.
    public typealias Element = Binding<Value.Element>
    /// Goes from index to index.
    public typealias Iterator = IndexingIterator<Binding<Value>>
    /// A part, with the indices of the whole.
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    /// That of the value.
    public typealias Index = Value.Index
    /// Those of the value.
    public typealias Indices = Value.Indices

    /// That of the value.
    public var startIndex: Value.Index { wrappedValue.startIndex }
    /// That of the value.
    public var endIndex: Value.Index { wrappedValue.endIndex }
    /// Those of the value.
    public var indices: Value.Indices { wrappedValue.indices }

    /// The index after another.
    public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }

    /// A binding to the element at this index; writing to it writes the whole value.
    public subscript(position: Value.Index) -> Binding<Value.Element> {
        Binding<Value.Element>(
            get: { wrappedValue[position] },
            set: { element, transaction in
                var whole = wrappedValue
                whole[position] = element
                self.transaction(self.transaction.isEmpty ? transaction : self.transaction).wrappedValue = whole
            })
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
    /// The index before another.
    public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}
