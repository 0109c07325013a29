// SPDX-License-Identifier: MIT

import Foundation
import FoundationAdditions
import Quartz2D
import VirtualTime

/// The items of a keychain, each with its attributes and its data.
struct KeychainItems: Sendable {
    /// The attributes of an item as text, and its data.
    struct Item: Sendable {
        var attributes: [String: Value]
        var data: Data?
    }

    enum Value: Hashable, Sendable {
        case text(String), data(Data), number(Double), date(Date)

        init?(_ value: Any) {
            switch value {
            case let text as String: self = .text(text)
            case let data as Data: self = .data(data)
            case let date as Date: self = .date(date)
            case let number as NSNumber: self = .number(number.doubleValue)
            default: return nil
            }
        }

        var any: Any {
            switch self {
            case .text(let text): text
            case .data(let data): data
            case .number(let number): NSNumber(value: number)
            case .date(let date): date
            }
        }
    }

    private var items: [Item] = []

    /// The attributes that tell items of one class apart.
    private static let keys = [kSecClass, kSecAttrAccount, kSecAttrService, kSecAttrServer, kSecAttrAccessGroup]
    /// The keys of a query that are no attributes of an item.
    private static let commands: Set<String> = [
        kSecReturnData, kSecReturnAttributes, kSecReturnRef, kSecReturnPersistentRef, kSecMatchLimit, kSecValueData,
        kSecUseDataProtectionKeychain, kSecUseAuthenticationContext,
    ]

    private static func attributes(of query: CFDictionary) -> [String: Value] {
        var attributes: [String: Value] = [:]
        for (key, value) in query {
            guard let key = key.base as? String, !commands.contains(key) else { continue }
            if key == kSecAttrSynchronizable, value as? String == kSecAttrSynchronizableAny { continue }
            attributes[key] = Value(value)
        }
        return attributes
    }

    private func places(of query: CFDictionary) -> [Int] {
        let wanted = Self.attributes(of: query).filter { $0.key != kSecAttrAccessible }
        return items.indices.filter { index in wanted.allSatisfy { items[index].attributes[$0.key] == $0.value } }
    }

    mutating func add(_ query: CFDictionary) -> OSStatus {
        let attributes = Self.attributes(of: query)
        guard attributes[kSecClass] != nil else { return errSecParam }
        let isSame = { (other: Item) in Self.keys.allSatisfy { other.attributes[$0] == attributes[$0] } }
        if items.contains(where: isSame) { return errSecDuplicateItem }
        items.append(Item(attributes: attributes, data: query[kSecValueData] as? Data))
        return errSecSuccess
    }

    mutating func update(_ query: CFDictionary, to changes: CFDictionary) -> OSStatus {
        let places = places(of: query)
        if places.isEmpty { return errSecItemNotFound }
        for place in places {
            items[place].attributes.merge(Self.attributes(of: changes)) { $1 }
            if let data = changes[kSecValueData] as? Data { items[place].data = data }
        }
        return errSecSuccess
    }

    mutating func delete(_ query: CFDictionary) -> OSStatus {
        let places = places(of: query)
        for place in places.reversed() { items.remove(at: place) }
        return places.isEmpty ? errSecItemNotFound : errSecSuccess
    }

    /// The items that a query matches, as it asks for them: data, attributes, or both.
    func matching(_ query: CFDictionary) -> (status: OSStatus, result: CFTypeRef?) {
        func says(_ key: String) -> Bool { (query[key] as? NSNumber)?.boolValue ?? (query[key] as? Bool) ?? false }
        let (wantsData, wantsAttributes) = (says(kSecReturnData), says(kSecReturnAttributes))
        let results = places(of: query).map { place -> Any in
            let item = items[place]
            if !wantsAttributes { return item.data ?? Data() }
            var all: [String: Any] = item.attributes.mapValues(\.any)
            if wantsData { all[kSecValueData] = item.data }
            return all
        }
        guard let first = results.first else { return (errSecItemNotFound, nil) }
        if !wantsData, !wantsAttributes { return (errSecSuccess, nil) }
        let isAll = query[kSecMatchLimit] as? String == kSecMatchLimitAll
        let limit = (query[kSecMatchLimit] as? NSNumber)?.intValue ?? 1
        if isAll || limit > 1 { return (errSecSuccess, Array(results.prefix(isAll ? .max : limit)) as AnyObject) }
        return (errSecSuccess, first as AnyObject)
    }

    /// Changes the keychain of the running host. Returns `errSecNotAvailable` outside of a host.
    private static func withCurrent(_ change: (inout KeychainItems) -> OSStatus) -> OSStatus {
        guard let services = HostServices.current else { return errSecNotAvailable }
        // Safe, because `change` runs at once and on this thread.
        nonisolated(unsafe) let change = change
        return MainActor.assumeIsolated {
            let key = ObjectIdentifier(KeychainItems.self)
            var items = services.kept[key] as? KeychainItems ?? KeychainItems()
            defer { services.kept[key] = items }
            return change(&items)
        }
    }

    fileprivate static func add(_ query: CFDictionary) -> OSStatus { withCurrent { $0.add(query) } }
    fileprivate static func update(_ query: CFDictionary, to changes: CFDictionary) -> OSStatus {
        withCurrent { $0.update(query, to: changes) }
    }
    fileprivate static func delete(_ query: CFDictionary) -> OSStatus { withCurrent { $0.delete(query) } }
    fileprivate static func matching(
        _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
    ) -> OSStatus {
        withCurrent { items in
            let (status, found) = items.matching(query)
            result?.pointee = found
            return status
        }
    }
}

@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    let status = KeychainItems.add(attributes)
    return status == errSecSuccess && result != nil ? KeychainItems.matching(attributes, result) : status
}

@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    KeychainItems.update(query, to: attributesToUpdate)
}

@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { KeychainItems.delete(query) }

@discardableResult
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    KeychainItems.matching(query, result)
}

public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    switch status {
    case errSecSuccess: "No error."
    case errSecItemNotFound: "The specified item could not be found in the keychain."
    case errSecDuplicateItem: "The specified item already exists in the keychain."
    case errSecParam: "One or more parameters passed to a function were not valid."
    case errSecNotAvailable: "No keychain is available."
    default: "OSStatus \(status)"
    }
}

public final class SecRandom: Sendable {}
public typealias SecRandomRef = SecRandom
public let kSecRandomDefault: SecRandomRef? = nil

/// The bytes are the same in every rendering.
@discardableResult
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
    var chance = VirtualRandomNumberGenerator()
    for index in 0..<count {
        bytes.storeBytes(of: .random(in: 0...255, using: &chance), toByteOffset: index, as: UInt8.self)
    }
    return errSecSuccess
}
