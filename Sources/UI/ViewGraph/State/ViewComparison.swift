// SPDX-License-Identifier: MIT

@_spi(Reflection) import Swift
import Conformances
import Foundation

/// Whether a new value of a view would have the same body as the last one, by SwiftUI's rule: field by field, plain data by
/// its bytes, what is `Equatable` by `==`, objects by identity. Closures are never the same.
///
/// How the values of a type are compared is found out once for each type, when two of them are compared first: a still
/// picture compares few. One of the few files of `Views` with unsafe pointers.
@MainActor
package enum ViewComparison {

    private enum Step {
        case bytes(Range<Int>)
        case property(Int, any ConnectedProperty.Type)
        case equatable(Int, any Equatable.Type)
        /// Both nothing, or both something that is the same; what there is is never the same where it has no steps.
        case optional(Int, any OptionalValue.Type, [Step]?)
        /// A value that knows its type only at run time.
        case existential(Int)

        var cost: Int {
            switch self {
            case .bytes: 0
            case .property: 1
            case .equatable: 2
            case .optional: 3
            case .existential: 4
            }
        }
    }

    package static func areSame<T>(_ a: T, _ b: T) -> Bool { areSame(steps(for: T.self), a, b) }

    private static func areSame<T>(_ steps: [Step]?, _ a: T, _ b: T) -> Bool {
        guard let steps else { return false }
        return withAddresses(a, b) { unsafe areSame(steps, $0, $1) }
    }

    /// A function that is on no actor: closures of one that is would each ask whether they run there.
    nonisolated private static func withAddresses<T>(
        _ a: T, _ b: T, _ body: (UnsafeRawPointer, UnsafeRawPointer) -> Bool
    ) -> Bool {
        unsafe withUnsafePointer(to: a) { a in
            unsafe withUnsafePointer(to: b) { b in unsafe body(UnsafeRawPointer(a), UnsafeRawPointer(b)) }
        }
    }

    /// The comparison of one type's values where they are compared again and again, as a node does.
    ///
    /// Not generic: a node, which is, would have the runtime find the type of this at each comparison.
    @MainActor
    package struct Kept {
        /// nil while nothing has been compared; nil in it where two values are never the same.
        private var steps: [Step]??

        package init() {}

        /// - Parameter a: Of the same type each time.
        package mutating func areSame<T>(_ a: T, _ b: T) -> Bool {
            if steps == nil { steps = .some(ViewComparison.steps(for: T.self)) }
            return ViewComparison.areSame(steps!, a, b)
        }
    }

    // MARK: Comparing

    private static func areSame(_ steps: [Step], _ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        for step in steps {
            let isSame =
                switch step {
                case .bytes(let range): unsafe memcmp(a + range.lowerBound, b + range.lowerBound, range.count) == 0
                case .property(let offset, let type): unsafe haveSameSource(type, a + offset, b + offset)
                case .equatable(let offset, let type): unsafe areEqual(type, a + offset, b + offset)
                case .optional(let offset, let type, let wrapped):
                    unsafe areSame(type, wrapped, a + offset, b + offset)
                case .existential(let offset): unsafe haveSameContents(a + offset, b + offset)
                }
            if !isSame { return false }
        }
        return true
    }

    private static func haveSameSource<P: ConnectedProperty>(
        _ type: P.Type, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer
    ) -> Bool {
        unsafe a.assumingMemoryBound(to: P.self).pointee.hasSameSource(as: b.assumingMemoryBound(to: P.self).pointee)
    }

    private static func areEqual<E: Equatable>(_ type: E.Type, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        unsafe a.assumingMemoryBound(to: E.self).pointee == b.assumingMemoryBound(to: E.self).pointee
    }

    private static func areSame(
        _ type: any OptionalValue.Type, _ wrapped: [Step]?, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer
    ) -> Bool {
        let isSomething = unsafe type.isSomething(at: a)
        guard unsafe type.isSomething(at: b) == isSomething else { return false }
        guard isSomething else { return true }
        guard let wrapped else { return false }
        return unsafe areSame(wrapped, a, b)
    }

    private static func haveSameContents(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        // All of them begin as `Any` does: with the value or a reference to it, and its type. Read by their own type, they
        // would be values within values.
        let (a, b) = unsafe (a.assumingMemoryBound(to: Any.self).pointee, b.assumingMemoryBound(to: Any.self).pointee)
        func compare<V>(_ a: V) -> Bool { (b as? V).map { areSame(a, $0) } ?? false }
        return type(of: a) == type(of: b) && _openExistential(a, do: compare)
    }

    // MARK: Finding out how

    private static let equatable = ConformingTypes(to: (any Equatable).self)
    private static let deriving = ConformingTypes(to: (any DerivingFields).self)
    private static let connected = ConformingTypes(to: (any ConnectedProperty).self)
    private static var cache: [ObjectIdentifier: [Step]?] = [:]

    private static func steps(for type: Any.Type) -> [Step]? {
        if let known = cache[ObjectIdentifier(type)] { return known }
        let found = steps(for: type, metadataKind(of: type), at: 0)?.sorted { $0.cost < $1.cost }
        cache[ObjectIdentifier(type)] = .some(found)
        return found
    }

    /// nil where values of this type are never the same.
    private static func steps(for type: Any.Type, _ kind: _MetadataKind, at offset: Int) -> [Step]? {
        // Only where it decides: to find out what a type conforms to takes longer than all else here.
        func equatable() -> [Step]? {
            guard Self.equatable.mayContain(type) else { return nil }
            return (type as? any Equatable.Type).map { [Step.equatable(offset, $0)] }
        }
        if kind == .struct, connected.mayContain(type), let property = type as? any ConnectedProperty.Type {
            return [.property(offset, property)]
        }
        let layout = layout(of: type)
        if layout.size == 0 { return [] }
        let bytes = [Step.bytes(offset..<offset + layout.size)]
        switch kind {
        case .function, .metatype:
            return nil
        case .existential:
            // One that is for classes only is a reference, and may be a weak one, which must not be read as another.
            return layout.size < layoutOfAny ? bytes : [.existential(offset)]
        case .optional:
            guard let optional = type as? any OptionalValue.Type else { return bytes }
            let wrappedKind = metadataKind(of: optional.wrapped)
            if optional.wrapped is AnyClass || wrappedKind == .existential && layout.size < layoutOfAny { return bytes }
            return equatable() ?? [.optional(offset, optional, steps(for: optional.wrapped, wrappedKind, at: 0))]
        case .enum:
            return equatable() ?? bytes
        case .struct, .tuple:
            // The bytes between fields have no meaning, so plain data is taken apart, too.
            if !layout.isPlain, let equatable = equatable() { return equatable }
            return stepsForFields(of: type, at: offset)
        default:
            return bytes
        }
    }

    private static func stepsForFields(of type: Any.Type, at offset: Int) -> [Step]? {
        let derived = deriving.mayContain(type) ? (type as? any DerivingFields.Type)?.derivedFields ?? [] : []
        var found: [Step]? = []
        var count = 0
        _ = _forEachField(of: type, options: []) { name, fieldOffset, fieldType, kind in
            count += 1
            if !derived.isEmpty, unsafe derived.contains(String(cString: name)) { return true }
            guard let steps = steps(for: fieldType, kind, at: offset + fieldOffset) else {
                found = nil
                return false
            }
            for step in steps {
                if case .bytes(let next) = step, case .bytes(let last)? = found!.last,
                    last.upperBound == next.lowerBound
                {
                    found![found!.count - 1] = .bytes(last.lowerBound..<next.upperBound)
                } else {
                    found!.append(step)
                }
            }
            return true
        }
        // Something of C.
        if count == 0 { return [.bytes(offset..<offset + layout(of: type).size)] }
        return found
    }

    nonisolated private static func layout(of type: Any.Type) -> (size: Int, isPlain: Bool) {
        func open<F>(_: F.Type) -> (size: Int, isPlain: Bool) { (MemoryLayout<F>.size, _isPOD(F.self)) }
        return open(type)
    }

    private static let layoutOfAny = MemoryLayout<Any>.size
}

/// A type some of whose fields only repeat in another form what stands in the others.
package protocol DerivingFields {
    static var derivedFields: Set<String> { get }
}

/// An optional, whatever it wraps.
private protocol OptionalValue {
    static var wrapped: Any.Type { get }
    static func isSomething(at address: UnsafeRawPointer) -> Bool
}

extension Optional: OptionalValue {
    fileprivate static var wrapped: Any.Type { Wrapped.self }

    fileprivate static func isSomething(at address: UnsafeRawPointer) -> Bool {
        unsafe address.assumingMemoryBound(to: Wrapped?.self).pointee != nil
    }
}
