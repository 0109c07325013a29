// SPDX-License-Identifier: MIT

import Foundation
import Keychain
import SwiftUI
import TestSupport
import Testing

@MainActor @Suite struct KeychainTests {
    /// Runs code within a host, which has a keychain of its own.
    private func inHost(_ body: @escaping () -> Void) throws {
        let stage = Stage { Color.red.onAppear(perform: body) }
        _ = try stage.list()
    }

    private func query(_ account: String, _ more: [CFString: Any] = [:]) -> CFDictionary {
        let query: [String: Any] = [kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: account]
        return query.merging(more) { $1 } as CFDictionary
    }

    private func data(of account: String) -> String? {
        var item: CFTypeRef?
        let all = query(account, [kSecReturnData: kCFBooleanTrue as Any, kSecMatchLimit: kSecMatchLimitOne])
        guard SecItemCopyMatching(all, &item) == errSecSuccess, let data = item as? Data else { return nil }
        return String(decoding: data, as: UTF8.self)
    }

    @Test func anItemIsAddedReadChangedAndDeleted() throws {
        try inHost {
            #expect(SecItemCopyMatching(query("ann"), nil) == errSecItemNotFound)
            #expect(SecItemAdd(query("ann", [kSecValueData: Data("one".utf8)]), nil) == errSecSuccess)
            #expect(SecItemAdd(query("ann", [kSecValueData: Data("two".utf8)]), nil) == errSecDuplicateItem)
            #expect(SecItemAdd(query("bob", [kSecValueData: Data("bob".utf8)]), nil) == errSecSuccess)
            #expect(data(of: "ann") == "one" && data(of: "bob") == "bob")
            #expect(SecItemUpdate(query("ann"), [kSecValueData: Data("new".utf8)]) == errSecSuccess)
            #expect(data(of: "ann") == "new")
            var all: AnyObject?
            let both: [CFString: Any] = [
                kSecClass: kSecClassGenericPassword, kSecReturnAttributes: true, kSecMatchLimit: kSecMatchLimitAll,
            ]
            #expect(SecItemCopyMatching(both as CFDictionary, &all) == errSecSuccess)
            #expect(
                (all as? [[String: Any]])?.compactMap { $0[kSecAttrAccount as String] as? String } == ["ann", "bob"])
            #expect(SecItemDelete(query("ann")) == errSecSuccess && SecItemDelete(query("ann")) == errSecItemNotFound)
            #expect(data(of: "ann") == nil && data(of: "bob") == "bob")
        }
    }

    @Test func eachRenderingBeginsWithAnEmptyKeychain() throws {
        for _ in 0..<2 { try inHost { #expect(SecItemAdd(query("ann"), nil) == errSecSuccess) } }
        #expect(SecItemAdd(query("ann"), nil) == errSecNotAvailable)
    }

    @Test func randomBytesAreTheSameInEachRendering() throws {
        final class Draws { var all: [[UInt8]] = [] }
        let draws = Draws()
        for _ in 0..<2 {
            try inHost {
                var bytes = [UInt8](repeating: 0, count: 16)
                #expect(SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes) == errSecSuccess)
                draws.all.append(bytes)
            }
        }
        #expect(draws.all.count == 2 && draws.all[0] == draws.all[1] && Set(draws.all[0]).count > 4)
    }
}
