// SPDX-License-Identifier: MIT

import Testing
import TestSupport
@testable import ViewCompiler

/// Generated declarations, such as `Locale.current`, that replace Foundation's in compiled files and return the
/// window's values.
@Suite struct HostLocaleTests {
    @Test func namesOfThePresentAreTheWindows() {
        let lines = RegistrySource.virtualTime(besides: [])
        #expect(
            lines.contains("    @usableFromInline static var preferredLanguages: [String] { hostPreferredLanguages }"))
        for type in ["Locale", "Calendar", "TimeZone"] {
            for member in ["current", "autoupdatingCurrent"] {
                #expect(lines.contains("    @usableFromInline static var \(member): \(type) { .hostCurrent }"))
            }
        }
    }

    @Test func theAuthorsOwnComeFirst() {
        let lines = RegistrySource.virtualTime(besides: ["Calendar.current"])
        #expect(!lines.contains("    @usableFromInline static var current: Calendar { .hostCurrent }"))
        #expect(lines.contains("    @usableFromInline static var current: Locale { .hostCurrent }"))
        let others = RegistrySource.virtualTime(besides: ["Locale.preferredLanguages"])
        #expect(!others.contains { $0.contains("preferredLanguages") })
    }

    @Test func clocksOfTheSystemAreVirtual() {
        let lines = RegistrySource.virtualTime(besides: ["gettimeofday"])
        for name in ["func time(", "func clock_gettime(", "var systemUptime:"] {
            #expect(lines.contains { $0.contains(name) }, "\(name)")
        }
        #expect(!lines.contains { $0.contains("gettimeofday") })
    }

    @Test func topLevelValuesAreKnown() {
        let scan = DeclarationScan(["let time = 5\nstruct A { var inner = 1 }\nprivate var clock_gettime = { 1 }"])
        #expect(scan.values == ["time", "clock_gettime"])
    }
}
