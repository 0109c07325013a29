// SPDX-License-Identifier: MIT

import Foundation
import VirtualTime

public enum CryptoKitError: Error {
    case incorrectKeySize
    case incorrectParameterSize
    case authenticationFailure
    case underlyingCoreCryptoError(error: Int32)
    case wrapFailure
    case unwrapFailure
    case invalidParameter
}

/// FIPS 197 and NIST SP 800-38D. Not hardened against attacks by timing: a rendering keeps no secrets.
public enum AES {
    public enum GCM {
        public struct Nonce: ContiguousBytes, Sequence, Sendable {
            fileprivate let bytes: [UInt8]

            /// The nonce is random, but the same in every rendering.
            public init() {
                var chance = VirtualRandomNumberGenerator()
                bytes = (0..<12).map { _ in UInt8.random(in: 0...255, using: &chance) }
            }
            public init<D: DataProtocol>(data: D) throws {
                guard data.count >= 12 else { throw CryptoKitError.incorrectParameterSize }
                bytes = Array(data)
            }
            public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
            public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
                try bytes.withUnsafeBytes(body)
            }
        }

        public struct SealedBox: Sendable {
            public let nonce: Nonce
            public let ciphertext: Data
            public let tag: Data

            /// nil if the nonce has other than 12 bytes.
            public var combined: Data? { nonce.bytes.count == 12 ? Data(nonce.bytes) + ciphertext + tag : nil }

            public init<D: DataProtocol>(combined: D) throws {
                let bytes = Array(combined)
                guard bytes.count >= 28 else { throw CryptoKitError.incorrectParameterSize }
                try self.init(
                    nonce: Nonce(data: bytes.prefix(12)), ciphertext: bytes.dropFirst(12).dropLast(16),
                    tag: bytes.suffix(16))
            }
            public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
                guard tag.count == 16 else { throw CryptoKitError.incorrectParameterSize }
                (self.nonce, self.ciphertext, self.tag) = (nonce, Data(ciphertext), Data(tag))
            }
        }

        public static func seal<Plaintext: DataProtocol>(
            _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil
        ) throws -> SealedBox { try seal(message, using: key, nonce: nonce, authenticating: [UInt8]()) }

        public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
            _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil,
            authenticating authenticatedData: AuthenticatedData
        ) throws -> SealedBox {
            let (counter, nonce) = (try Counter(key), nonce ?? Nonce())
            let ciphertext = counter.encrypt(Array(message), nonce.bytes)
            let tag = counter.tag(of: ciphertext, Array(authenticatedData), nonce.bytes)
            return try SealedBox(nonce: nonce, ciphertext: ciphertext, tag: tag)
        }

        public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
            try open(sealedBox, using: key, authenticating: [UInt8]())
        }

        public static func open<AuthenticatedData: DataProtocol>(
            _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: AuthenticatedData
        ) throws -> Data {
            let (counter, nonce) = (try Counter(key), sealedBox.nonce.bytes)
            let ciphertext = Array(sealedBox.ciphertext)
            guard counter.tag(of: ciphertext, Array(authenticatedData), nonce) == Array(sealedBox.tag) else {
                throw CryptoKitError.authenticationFailure
            }
            return Data(counter.encrypt(ciphertext, nonce))
        }
    }
}

/// Galois/counter mode with one key.
private struct Counter {
    private let cipher: BlockCipher
    /// The encrypted block of zeros.
    private let hashKey: (UInt64, UInt64)

    init(_ key: SymmetricKey) throws {
        guard [128, 192, 256].contains(key.bitCount) else { throw CryptoKitError.incorrectKeySize }
        cipher = BlockCipher(key: key.withUnsafeBytes { Array($0) })
        hashKey = Self.words(cipher.encrypt([UInt8](repeating: 0, count: 16))[...])
    }

    /// The block before the first of the key stream.
    private func start(_ nonce: [UInt8]) -> [UInt8] {
        if nonce.count == 12 { return nonce + [0, 0, 0, 1] }
        return hash([nonce], lengths: (0, nonce.count))
    }

    /// Encrypts, or decrypts.
    func encrypt(_ bytes: [UInt8], _ nonce: [UInt8]) -> [UInt8] {
        var block = start(nonce)
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        for first in stride(from: 0, to: bytes.count, by: 16) {
            for index in (12..<16).reversed() {
                block[index] &+= 1
                if block[index] != 0 { break }
            }
            for (byte, mask) in zip(bytes[first..<min(first + 16, bytes.count)], cipher.encrypt(block)) {
                result.append(byte ^ mask)
            }
        }
        return result
    }

    func tag(of ciphertext: [UInt8], _ authenticated: [UInt8], _ nonce: [UInt8]) -> [UInt8] {
        let hash = hash([authenticated, ciphertext], lengths: (authenticated.count, ciphertext.count))
        return zip(hash, cipher.encrypt(start(nonce))).map { $0 ^ $1 }
    }

    /// GHASH of parts, each of them filled up with zeros, and of their lengths.
    private func hash(_ parts: [[UInt8]], lengths: (Int, Int)) -> [UInt8] {
        var sum: (UInt64, UInt64) = (0, 0)
        func add(_ words: (UInt64, UInt64)) { sum = times((sum.0 ^ words.0, sum.1 ^ words.1)) }
        for part in parts {
            for first in stride(from: 0, to: part.count, by: 16) {
                let block = part[first..<min(first + 16, part.count)]
                add(Self.words((block + [UInt8](repeating: 0, count: 16 - block.count))[...]))
            }
        }
        add((UInt64(lengths.0) * 8, UInt64(lengths.1) * 8))
        return [sum.0, sum.1].flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> (56 - 8 * $0)) } }
    }

    /// The product with the hash key in the field of 2¹²⁸ elements. The highest bit is the coefficient of 1.
    private func times(_ x: (UInt64, UInt64)) -> (UInt64, UInt64) {
        var (product, power): ((UInt64, UInt64), (UInt64, UInt64)) = ((0, 0), hashKey)
        for bit in 0..<128 {
            let word = bit < 64 ? x.0 : x.1
            if word >> (63 - UInt64(bit % 64)) & 1 == 1 { product = (product.0 ^ power.0, product.1 ^ power.1) }
            let isReduced = power.1 & 1 == 1
            power = (power.0 >> 1, power.1 >> 1 | power.0 << 63)
            if isReduced { power.0 ^= 0xe1 << 56 }
        }
        return product
    }

    private static func words(_ block: ArraySlice<UInt8>) -> (UInt64, UInt64) {
        let words = block.reduce(into: (UInt64(0), UInt64(0))) { words, byte in
            words = (words.0 << 8 | words.1 >> 56, words.1 << 8 | UInt64(byte))
        }
        return words
    }
}

/// AES for single blocks.
private struct BlockCipher {
    /// The round keys, 16 bytes each.
    private let keys: [[UInt8]]

    init(key: [UInt8]) {
        let (count, rounds) = (key.count / 4, key.count / 4 + 6)
        var words = (0..<count).map { Array(key[4 * $0..<4 * $0 + 4]) }
        var constant: UInt8 = 1
        for index in count..<4 * (rounds + 1) {
            var word = words[index - 1]
            if index % count == 0 {
                word = [word[1], word[2], word[3], word[0]].map { Self.box[Int($0)] }
                word[0] ^= constant
                constant = Self.doubled(constant)
            } else if count > 6, index % count == 4 {
                word = word.map { Self.box[Int($0)] }
            }
            words.append(zip(words[index - count], word).map { $0 ^ $1 })
        }
        keys = (0...rounds).map { Array(words[4 * $0..<4 * $0 + 4].joined()) }
    }

    func encrypt(_ block: [UInt8]) -> [UInt8] {
        var state = zip(block, keys[0]).map { $0 ^ $1 }
        for round in 1..<keys.count {
            // Substitutes bytes and shifts rows; a column has four bytes.
            var next = (0..<16).map { Self.box[Int(state[($0 + 4 * ($0 % 4)) % 16])] }
            if round < keys.count - 1 {
                for column in stride(from: 0, to: 16, by: 4) {
                    let old = Array(next[column..<column + 4])
                    let all = old.reduce(0, ^)
                    for row in 0..<4 { next[column + row] ^= all ^ Self.doubled(old[row] ^ old[(row + 1) % 4]) }
                }
            }
            state = zip(next, keys[round]).map { $0 ^ $1 }
        }
        return state
    }

    /// The product with x in the field of AES.
    private static func doubled(_ byte: UInt8) -> UInt8 { byte << 1 ^ (byte & 0x80 == 0 ? 0 : 0x1b) }

    /// The substitution of bytes: the inverse in the field, and an affine map of its bits.
    private static let box: [UInt8] = {
        var box = [UInt8](repeating: 0x63, count: 256)
        var (power, inverse): (UInt8, UInt8) = (1, 1)
        repeat {
            // Multiplies by 3, and divides by 3.
            power ^= doubled(power)
            inverse ^= inverse << 1
            inverse ^= inverse << 2
            inverse ^= inverse << 4
            if inverse & 0x80 != 0 { inverse ^= 0x09 }
            func turned(_ bits: UInt8) -> UInt8 { inverse << bits | inverse >> (8 - bits) }
            box[Int(power)] = inverse ^ turned(1) ^ turned(2) ^ turned(3) ^ turned(4) ^ 0x63
        } while power != 1
        return box
    }()
}
