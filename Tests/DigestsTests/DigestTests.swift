// SPDX-License-Identifier: MIT

import Digests
import Foundation
import Testing

/// The values are those of FIPS 180-4, RFC 1321, RFC 2202 and RFC 4231.
@Suite struct DigestTests {
    private func hex(_ bytes: some Sequence<UInt8>) -> String { bytes.map { String(format: "%02x", $0) }.joined() }

    @Test func digestsOfABC() {
        let data = Data("abc".utf8)
        #expect(hex(SHA256.hash(data: data)) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(
            hex(SHA384.hash(data: data))
                == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7")
        #expect(
            hex(SHA512.hash(data: data))
                == "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
                + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f")
        #expect(hex(Insecure.MD5.hash(data: data)) == "900150983cd24fb0d6963f7d28e17f72")
        #expect(hex(Insecure.SHA1.hash(data: data)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
        #expect(SHA256.hash(data: data).description.hasPrefix("SHA256 digest: ba7816bf"))
        #expect(SHA256Digest.byteCount == 32 && Insecure.MD5Digest.byteCount == 16)
    }

    private func bytes(_ hex: String) -> [UInt8] {
        let digits = Array(hex)
        return stride(from: 0, to: digits.count, by: 2).map { UInt8(String(digits[$0...$0 + 1]), radix: 16)! }
    }

    /// Test cases 1 and 3 of RFC 5869.
    @Test func derivedKeys() {
        let material = SymmetricKey(data: [UInt8](repeating: 0x0b, count: 22))
        let key = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: material, salt: bytes("000102030405060708090a0b0c"), info: bytes("f0f1f2f3f4f5f6f7f8f9"),
            outputByteCount: 42)
        #expect(
            hex(key.withUnsafeBytes { Array($0) })
                == "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865")
        let plain = HKDF<SHA256>.deriveKey(inputKeyMaterial: material, outputByteCount: 42)
        #expect(
            hex(plain.withUnsafeBytes { Array($0) })
                == "8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8")
    }

    /// Test cases 2, 4 and 16 of the specification of Galois/counter mode by McGrew and Viega.
    @Test func sealedBoxes() throws {
        let zero = try AES.GCM.seal(
            bytes("00000000000000000000000000000000"),
            using: SymmetricKey(data: bytes("00000000000000000000000000000000")),
            nonce: AES.GCM.Nonce(data: [UInt8](repeating: 0, count: 12)))
        #expect(hex(zero.ciphertext) == "0388dace60b6a392f328c2b971b2fe78")
        #expect(hex(zero.tag) == "ab6e47d42cec13bdf53a67b21257bddf")
        let text = bytes(
            "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a721c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39"
        )
        let authenticated = bytes("feedfacedeadbeeffeedfacedeadbeefabaddad2")
        let nonce = try AES.GCM.Nonce(data: bytes("cafebabefacedbaddecaf888"))
        for (key, tag) in [
            ("feffe9928665731c6d6a8f9467308308", "5bc94fbc3221a5db94fae95ae7121a47"),
            ("feffe9928665731c6d6a8f9467308308feffe9928665731c6d6a8f9467308308", "76fc6ece0f4e1768cddf8853bb2d551b"),
        ] {
            let key = SymmetricKey(data: bytes(key))
            let box = try AES.GCM.seal(text, using: key, nonce: nonce, authenticating: authenticated)
            #expect(hex(box.tag) == tag)
            let read = try AES.GCM.SealedBox(combined: #require(box.combined))
            #expect(try AES.GCM.open(read, using: key, authenticating: authenticated) == Data(text))
            #expect(throws: CryptoKitError.self) { try AES.GCM.open(read, using: key) }
        }
    }

    /// Hashing data in parts gives the digest of the whole. More data may follow after `finalize()`.
    @Test func partsMakeAWhole() {
        let data = Data((0..<1000).map { UInt8(truncatingIfNeeded: $0) })
        var function = SHA256()
        for start in stride(from: 0, to: 1000, by: 37) { function.update(data: data[start..<min(start + 37, 1000)]) }
        #expect(function.finalize() == SHA256.hash(data: data) && function.finalize() == SHA256.hash(data: data))
        function.update(data: [1])
        #expect(function.finalize() == SHA256.hash(data: data + [1]))
    }

    @Test func authenticationCodes() {
        let key = SymmetricKey(data: [UInt8](repeating: 0x0b, count: 20))
        let data = Data("Hi There".utf8)
        let code = HMAC<SHA256>.authenticationCode(for: data, using: key)
        #expect(hex(code) == "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7")
        #expect(
            hex(HMAC<Insecure.SHA1>.authenticationCode(for: data, using: key))
                == "b617318655057264e28bc0b6fb378c8ef146be00")
        #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: data, using: key))
        #expect(!HMAC<SHA256>.isValidAuthenticationCode(Data(code), authenticating: data + [0], using: key))
        // A key longer than a block is hashed first.
        let long = SymmetricKey(data: [UInt8](repeating: 0xaa, count: 131))
        let message = Data("Test Using Larger Than Block-Size Key - Hash Key First".utf8)
        #expect(
            hex(HMAC<SHA256>.authenticationCode(for: message, using: long))
                == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
    }

    @Test func keysHaveTheirSize() {
        #expect(SymmetricKey(size: .bits256).bitCount == 256 && SymmetricKey(size: .init(bitCount: 40)).bitCount == 40)
    }
}
