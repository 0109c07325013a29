// SPDX-License-Identifier: MIT

import Drawing
import Testing

@Suite struct LargePagesTests {
    /// Sizes around one large page, and around the smallest size that uses large pages.
    @Test(arguments: [0, 1, 65, 1 << 20, 2 << 20, 3 << 20 - 1, 3 << 20, 3 << 20 + 1, 4 << 20, 9 << 20 + 5])
    func everyByteCanBeWritten(_ byteCount: Int) {
        let memory = LargePages.allocate(byteCount: byteCount)
        defer { memory.deallocate() }
        #expect(Int(bitPattern: memory) % 64 == 0)
        memory.initializeMemory(as: UInt8.self, repeating: 7, count: byteCount)
        #expect(UnsafeRawBufferPointer(start: memory, count: byteCount).allSatisfy { $0 == 7 })
    }

    @Test(arguments: [0, 1, 65, 2 << 20, 3 << 20 - 1, 3 << 20, 3 << 20 + 1, 4 << 20, 9 << 20 + 5])
    func zerosAreZerosEachTime(_ byteCount: Int) {
        for _ in 0..<3 {
            let memory = LargePages.allocateZeros(byteCount: byteCount)
            #expect(Int(bitPattern: memory) % 64 == 0)
            #expect(UnsafeRawBufferPointer(start: memory, count: byteCount).allSatisfy { $0 == 0 })
            memory.initializeMemory(as: UInt8.self, repeating: 7, count: byteCount)
            LargePages.deallocate(zeros: memory, byteCount: byteCount)
        }
    }

    @Test func largeBitmapsBeginTransparentAndCopyAll() {
        var bitmap = Bitmap(width: 1024, height: 1024)
        #expect(bitmap[1023, 1023] == .zero && bitmap[0, 512] == .zero)
        bitmap[1023, 1023] = SIMD4(1, 2, 3, 4)
        var copy = bitmap
        copy[0, 0] = SIMD4(5, 6, 7, 8)
        #expect(copy[1023, 1023] == SIMD4(1, 2, 3, 4) && bitmap[0, 0] == .zero)
    }
}
