// SPDX-License-Identifier: MIT

import CConformances
import CRuntime
import Conformances
import Foundation
import Testing
import ViewGraph

/// Lookups in the binaries' own conformance records agree with the lookups of Swift's runtime.
@Suite @MainActor struct ConformanceLookupTests {
    fileprivate protocol Named {}
    private protocol Counted {}
    private struct Plain: Named {}
    private enum Cases: Named { case a }
    private struct Wrapper<Value>: Named { var value: Value }
    fileprivate struct Sometimes<Value> { var value: Value }
    /// A holder of a noncopyable value is noncopyable, too, and then does not conform to `Named`.
    fileprivate struct Holder<Value: ~Copyable>: ~Copyable { var value: Value }
    fileprivate struct Single: ~Copyable {}
    private class Base: Named {}
    private final class Derived: Base {}

    private enum Answer: Equatable {
        case ask, yes, no
    }

    private static func pointer(_ type: Any.Type) -> UnsafeRawPointer { unsafeBitCast(type, to: UnsafeRawPointer.self) }

    /// Looks a conformance up in this binary only, without the runtime. Returns `.ask` if only the runtime can tell.
    private func found(_ type: UnsafeRawPointer, _ wanted: UnsafeRawPointer) -> Answer {
        var table: UnsafeRawPointer?
        guard conformances_find(type, wanted, &table) else { return .ask }
        #expect(table == conformances_of_runtime(type, wanted))
        return table == nil ? .no : .yes
    }

    private func found(_ type: Any.Type, _ existential: Any.Type) throws -> Answer {
        try found(Self.pointer(type), #require(ConformanceRecord.descriptor(ofProtocol: existential)))
    }

    @Test func ownConformancesAreFound() throws {
        for type in [Plain.self, Cases.self, Wrapper<Int>.self, Wrapper<Derived>.self] as [Any.Type] {
            #expect(try found(type, (any Named).self) == .yes, "\(type)")
        }
        #expect(try found(EmptyView.self, (any View).self) == .yes)
        #expect(try found(State<Int>.self, (any DynamicProperty).self) == .yes)
    }

    @Test func nonconformingTypesAreRecognized() throws {
        for type in [Plain.self, Cases.self, Wrapper<Int>.self, Sometimes<Int>.self, EmptyView.self] as [Any.Type] {
            #expect(try found(type, (any Counted).self) == .no, "\(type)")
        }
        #expect(try found(Plain.self, (any View).self) == .no)
    }

    /// Only the runtime answers for conditional conformances, superclasses, actors, noncopyable types, C types, and
    /// types other than structs and enums.
    @Test func othersAreLeftToTheRuntime() throws {
        for type in [
            Sometimes<Int>.self, Sometimes<Plain>.self, Holder<Int>.self, Base.self, Derived.self, (Int, Int).self,
            (() -> Void).self, timespec.self, (any Error).self,
        ] as [Any.Type] {
            #expect(try found(type, (any Named).self) == .ask, "\(type)")
        }
        #expect(try found(Isolated.self, (any Named).self) == .ask)
    }

    /// Existential types conform to no protocol of the program. (`any Error` does, and is left to the runtime.)
    @Test func existentialTypesConformToNothing() {
        let existentials: [Any.Type] = [
            Any.self, AnyObject.self, (any Named).self, (any View).self,
            (any Hashable & Sendable).self,
        ]
        let protocols = Set(Self.records.compactMap(\.protocolDescriptor))
        #expect(protocols.count > 300)
        for type in existentials {
            for wanted in protocols { #expect(found(Self.pointer(type), wanted) == .no, "\(type)") }
        }
    }

    private static var records: [ConformanceRecord] {
        var byteCount = 0
        let start = sections_conformances(&byteCount)
        return Array(ConformanceRecord.all(in: UnsafeRawBufferPointer(start: start, count: byteCount)))
    }

    @MainActor private struct Isolated: @MainActor Named {}

    /// Samples every third conformance record of this program. Looks up whether the record's type conforms to three
    /// protocols: that of the record itself, and those of two other records.
    @Test func recordsOfTheWholeProgramAgree() {
        let records = Self.records
        let protocols = records.map(\.protocolDescriptor)
        var answers: [Answer: Int] = [:]
        for index in stride(from: 0, to: records.count, by: 3) {
            guard let type = records[index].type else { continue }
            for other in [index, (7 * index + 1) % records.count, (31 * index + 5) % records.count] {
                guard let wanted = protocols[other] else { continue }
                answers[found(Self.pointer(type), wanted), default: 0] += 1
            }
        }
        #expect(records.count > 5000)
        #expect(answers[.yes, default: 0] > 1000 && answers[.no, default: 0] > 2000, "\(answers)")
    }
}

extension ConformanceLookupTests.Holder: Copyable where Value: Copyable {}
extension ConformanceLookupTests.Holder: ConformanceLookupTests.Named {}
extension ConformanceLookupTests.Sometimes: ConformanceLookupTests.Named where Value: Equatable {}
