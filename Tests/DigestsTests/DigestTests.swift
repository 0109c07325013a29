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
