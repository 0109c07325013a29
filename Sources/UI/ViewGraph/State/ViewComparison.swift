// SPDX-License-Identifier: MIT

@_spi(Reflection) import Swift
import Conformances
import Foundation

/// Decides whether a new value of a view would have the same body as the last one. It follows SwiftUI's rule, field by
/// field: plain data by its bytes, `Equatable` values by `==`, objects by identity. Closures are never the same.
///
/// The comparison steps of a type are derived once, when two of its values are first compared.
@MainActor
package enum ViewComparison {

    private enum Step {
        case bytes(Range<Int>)
        case property(Int, any ConnectedProperty.Type)
        case equatable(Int, any Equatable.Type)
        /// Two optionals are the same if both are nil, or if the steps find no difference between their contents.
        /// Without steps (nil), two contents are never the same.
        case optional(Int, any OptionalValue.Type, [Step]?)
        /// A value whose type is known at run time only.
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

    /// Passes the addresses of `a` and `b` to `body`. Nonisolated, because main-actor closures would check their
    /// executor at each call.
    nonisolated private static func withAddresses<T>(
        _ a: T, _ b: T, _ body: (UnsafeRawPointer, UnsafeRawPointer) -> Bool
    ) -> Bool {
        unsafe withUnsafePointer(to: a) { a in
            unsafe withUnsafePointer(to: b) { b in unsafe body(UnsafeRawPointer(a), UnsafeRawPointer(b)) }
        }
    }

    /// Caches the comparison steps of one type, for a node that compares values repeatedly.
    ///
    /// Not generic over that type: a generic field would need a metadata lookup at each comparison.
    @MainActor
    package struct Kept {
        /// The steps: nil before the first comparison; an inner nil if two values are never the same.
        private var steps: [Step]??

        package init() {}

        /// - Parameter a: Must have the same type at each call.
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
        let isNonNil = unsafe type.isNonNil(at: a)
        guard unsafe type.isNonNil(at: b) == isNonNil else { return false }
        guard isNonNil else { return true }
        guard let wrapped else { return false }
        return unsafe areSame(wrapped, a, b)
    }

    private static func haveSameContents(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        // Every existential has the layout of `Any` at its beginning: the value or a reference to it, then the type.
        // Reading it by its own type would give an existential within an existential.
        let (a, b) = unsafe (a.assumingMemoryBound(to: Any.self).pointee, b.assumingMemoryBound(to: Any.self).pointee)
        func compare<V>(_ a: V) -> Bool { (b as? V).map { areSame(a, $0) } ?? false }
        return type(of: a) == type(of: b) && _openExistential(a, do: compare)
    }

    // MARK: Comparison steps of types

    private static let equatable = ConformingTypes(to: (any Equatable).self)
    private static let deriving = ConformingTypes(to: (any DerivingFields).self)
    private static let connected = ConformingTypes(to: (any ConnectedProperty).self)
    // The comparison steps of each type seen so far. Invariant 7.
    private static var cache: [ObjectIdentifier: [Step]?] = [:]

    private static func steps(for type: Any.Type) -> [Step]? {
        if let known = cache[ObjectIdentifier(type)] { return known }
        let found = steps(for: type, metadataKind(of: type), at: 0)?.sorted { $0.cost < $1.cost }
        cache[ObjectIdentifier(type)] = .some(found)
        return found
    }

    /// The steps that compare two values of `type`, each of them `offset` bytes into a larger value. nil if such values
    /// are never the same.
    private static func steps(for type: Any.Type, _ kind: _MetadataKind, at offset: Int) -> [Step]? {
        // A nested function, so that the conformance is looked up only if needed: the lookup is this method's slowest
        // step.
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
            // Class-only existentials are smaller than `Any` and are compared by their bytes: they are references,
            // possibly weak ones, which must not be read as strong ones.
            return layout.size < layoutOfAny ? bytes : [.existential(offset)]
        case .optional:
            guard let optional = type as? any OptionalValue.Type else { return bytes }
            let wrappedKind = metadataKind(of: optional.wrapped)
            if optional.wrapped is AnyClass || wrappedKind == .existential && layout.size < layoutOfAny { return bytes }
            return equatable() ?? [.optional(offset, optional, steps(for: optional.wrapped, wrappedKind, at: 0))]
        case .enum:
            return equatable() ?? bytes
        case .struct, .tuple:
            // Plain data is compared without `==`, as in SwiftUI. It is compared field by field, because padding bytes
            // are undefined.
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
        // An imported C type without field metadata.
        if count == 0 { return [.bytes(offset..<offset + layout(of: type).size)] }
        return found
    }

    /// The names of the stored closures of two values whose other fields are all the same; nil if another field differs,
    /// or if there are no closures.
    static func closuresThatDiffer<T>(_ a: T, _ b: T) -> [String]? {
        guard metadataKind(of: T.self) == .struct else { return nil }
        let derived = (T.self as? any DerivingFields.Type)?.derivedFields ?? []
        var fields: [(name: String, offset: Int, type: Any.Type, kind: _MetadataKind)] = []
        _ = _forEachField(of: T.self, options: []) { name, offset, type, kind in
            let name = unsafe String(cString: name)
            if !derived.contains(name) { fields.append((name, offset, type, kind)) }
            return true
        }
        let closures = fields.filter { isClosure($0.type, $0.kind) }
        guard !closures.isEmpty else { return nil }
        let others = fields.filter { !isClosure($0.type, $0.kind) }
        return withAddresses(a, b) { a, b in
            for field in others {
                guard let steps = steps(for: field.type, field.kind, at: field.offset),
                    unsafe areSame(steps, a, b)
                else { return false }
            }
            return true
        } ? closures.map(\.name) : nil
    }

    private static func isClosure(_ type: Any.Type, _ kind: _MetadataKind) -> Bool {
        if kind == .function { return true }
        guard kind == .optional, let optional = type as? any OptionalValue.Type else { return false }
        return metadataKind(of: optional.wrapped) == .function
    }

    nonisolated private static func layout(of type: Any.Type) -> (size: Int, isPlain: Bool) {
        func open<F>(_: F.Type) -> (size: Int, isPlain: Bool) { (MemoryLayout<F>.size, _isPOD(F.self)) }
        return open(type)
    }

    private static let layoutOfAny = MemoryLayout<Any>.size
}

/// A type with fields that are computed from its other fields. Comparison skips the computed fields.
package protocol DerivingFields {
    static var derivedFields: Set<String> { get }
}

/// Access to an optional whose wrapped type is known at run time only.
private protocol OptionalValue {
    static var wrapped: Any.Type { get }
    static func isNonNil(at address: UnsafeRawPointer) -> Bool
}

extension Optional: OptionalValue {
    fileprivate static var wrapped: Any.Type { Wrapped.self }

    fileprivate static func isNonNil(at address: UnsafeRawPointer) -> Bool {
        unsafe address.assumingMemoryBound(to: Wrapped?.self).pointee != nil
    }
}
