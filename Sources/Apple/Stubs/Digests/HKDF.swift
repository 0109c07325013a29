// SPDX-License-Identifier: MIT

import Foundation

/// RFC 5869.
public struct HKDF<H: HashFunction>: Sendable {
    public static func extract<Salt: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt?
    ) -> HashedAuthenticationCode<H> {
        let key = salt.map { SymmetricKey(data: Array($0)) }
        return HMAC<H>.authenticationCode(
            for: inputKeyMaterial.withUnsafeBytes { Array($0) },
            using: key ?? SymmetricKey(data: [UInt8](repeating: 0, count: H.Digest.byteCount)))
    }

    public static func expand<PRK: ContiguousBytes, Info: DataProtocol>(
        pseudoRandomKey prk: PRK, info: Info?, outputByteCount: Int
    ) -> SymmetricKey {
        precondition(
            outputByteCount <= 255 * H.Digest.byteCount, "HKDF makes at most \(255 * H.Digest.byteCount) bytes")
        let key = SymmetricKey(data: prk)
        var (block, output): ([UInt8], [UInt8]) = ([], [])
        var number: UInt8 = 0
        while output.count < outputByteCount {
            number += 1
            var code = HMAC<H>(key: key)
            code.update(data: block)
            if let info { code.update(data: info) }
            code.update(data: [number])
            block = Array(code.finalize())
            output += block
        }
        return SymmetricKey(data: Array(output.prefix(outputByteCount)))
    }

    public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
    ) -> SymmetricKey {
        expand(
            pseudoRandomKey: extract(inputKeyMaterial: inputKeyMaterial, salt: salt), info: info,
            outputByteCount: outputByteCount)
    }

    public static func deriveKey<Info: DataProtocol>(
        inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int
    ) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: info, outputByteCount: outputByteCount)
    }

    public static func deriveKey<Salt: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt, outputByteCount: Int
    ) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: salt, info: [UInt8](), outputByteCount: outputByteCount)
    }

    public static func deriveKey(inputKeyMaterial: SymmetricKey, outputByteCount: Int) -> SymmetricKey {
        deriveKey(
            inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: [UInt8](), outputByteCount: outputByteCount)
    }
}
