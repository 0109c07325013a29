// SPDX-License-Identifier: MIT

import CMessageDigest
import Foundation

public struct SHA256: HashFunction, @unchecked Sendable {
    public enum _Kind: _DigestKind {
        public static let name = "SHA256"
        public static let byteCount = 32
    }
    private var state = SHA2_CTX()

    public static let blockByteCount = 64
    public static let byteCount = 32
    public init() { SHA256Init(&state) }
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
        SHA256Update(&state, bufferPointer.bindMemory(to: UInt8.self).baseAddress, bufferPointer.count)
    }
    public func finalize() -> _DigestBytes<_Kind> {
        var (state, bytes) = (state, [UInt8](repeating: 0, count: _Kind.byteCount))
        SHA256Final(&bytes, &state)
        return _DigestBytes(bytes)
    }
}

public struct SHA384: HashFunction, @unchecked Sendable {
    public enum _Kind: _DigestKind {
        public static let name = "SHA384"
        public static let byteCount = 48
    }
    private var state = SHA2_CTX()

    public static let blockByteCount = 128
    public static let byteCount = 48
    public init() { SHA384Init(&state) }
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
        SHA384Update(&state, bufferPointer.bindMemory(to: UInt8.self).baseAddress, bufferPointer.count)
    }
    public func finalize() -> _DigestBytes<_Kind> {
        var (state, bytes) = (state, [UInt8](repeating: 0, count: _Kind.byteCount))
        SHA384Final(&bytes, &state)
        return _DigestBytes(bytes)
    }
}

public struct SHA512: HashFunction, @unchecked Sendable {
    public enum _Kind: _DigestKind {
        public static let name = "SHA512"
        public static let byteCount = 64
    }
    private var state = SHA2_CTX()

    public static let blockByteCount = 128
    public static let byteCount = 64
    public init() { SHA512Init(&state) }
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
        SHA512Update(&state, bufferPointer.bindMemory(to: UInt8.self).baseAddress, bufferPointer.count)
    }
    public func finalize() -> _DigestBytes<_Kind> {
        var (state, bytes) = (state, [UInt8](repeating: 0, count: _Kind.byteCount))
        SHA512Final(&bytes, &state)
        return _DigestBytes(bytes)
    }
}

public enum Insecure {
    public struct MD5: HashFunction, @unchecked Sendable {
        public enum _Kind: _DigestKind {
            public static let name = "MD5"
            public static let byteCount = 16
        }
        private var state = MD5_CTX()

        public static let blockByteCount = 64
        public static let byteCount = 16
        public init() { MD5Init(&state) }
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
            MD5Update(&state, bufferPointer.bindMemory(to: UInt8.self).baseAddress, bufferPointer.count)
        }
        public func finalize() -> _DigestBytes<_Kind> {
            var (state, bytes) = (state, [UInt8](repeating: 0, count: _Kind.byteCount))
            MD5Final(&bytes, &state)
            return _DigestBytes(bytes)
        }
    }

    public struct SHA1: HashFunction, @unchecked Sendable {
        public enum _Kind: _DigestKind {
            public static let name = "SHA1"
            public static let byteCount = 20
        }
        private var state = SHA1_CTX()

        public static let blockByteCount = 64
        public static let byteCount = 20
        public init() { SHA1Init(&state) }
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
            SHA1Update(&state, bufferPointer.bindMemory(to: UInt8.self).baseAddress, bufferPointer.count)
        }
        public func finalize() -> _DigestBytes<_Kind> {
            var (state, bytes) = (state, [UInt8](repeating: 0, count: _Kind.byteCount))
            SHA1Final(&bytes, &state)
            return _DigestBytes(bytes)
        }
    }

    public typealias MD5Digest = MD5.Digest
    public typealias SHA1Digest = SHA1.Digest
}

public typealias SHA256Digest = SHA256.Digest
public typealias SHA384Digest = SHA384.Digest
public typealias SHA512Digest = SHA512.Digest
