// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Synchronization
import Testing
import SwiftUICore

/// Images that are decoded in the background.
@Suite struct PendingBitmapTests {
    private struct Broken: Error, CustomStringConvertible {
        var description: String { "the file \"broken.png\" is no picture" }
    }

    @Test func aBitmapIsDecodedOnce() throws {
        let count = Atomic(0)
        let pending = PendingBitmap {
            count.add(1, ordering: .relaxed)
            return Bitmap(width: 3, height: 2)
        }
        #expect(count.load(ordering: .relaxed) == 0)
        let identities = Mutex(Set<ObjectIdentifier>())
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            let bitmap = try? pending.bitmap()
            if let bitmap { identities.withLock { _ = $0.insert(bitmap.identity) } }
        }
        #expect(identities.withLock { $0.count } == 1)
        #expect(count.load(ordering: .relaxed) == 1)
    }

    @Test func throwsTheSameErrorAgain() {
        let pending = PendingBitmap { throw Broken() }
        for _ in 0..<2 { #expect(throws: Broken.self) { try pending.bitmap() } }
    }

    /// An image provider whose images have 40×20 pixels.
    private final class Provider: ImageProvider {
        let asked = Atomic(0)
        /// The number of images that had been requested when the first one was decoded.
        let askedBefore = Atomic(-1)

        func image(named name: String, scale: Double, isDark: Bool) throws -> ImageAsset {
            asked.add(1, ordering: .relaxed)
            return ImageAsset(
                .pending(
                    PendingBitmap { [self] in
                        if name == "broken" { throw Broken() }
                        let count = asked.load(ordering: .relaxed)
                        _ = askedBefore.compareExchange(expected: -1, desired: count, ordering: .relaxed)
                        return Bitmap(width: 40, height: 20)
                    }, scale: 2))
        }
    }

    @Test @MainActor func allImagesAreRequestedBeforeTheFirstIsDrawn() throws {
        let provider = Provider()
        let host = ViewHost(size: CGSize(width: 100, height: 100), images: provider) {
            VStack(spacing: 0) {
                Image("a")
                Image("b").resizable().frame(width: 7, height: 9)
                Image("c")
            }
        }
        #expect(host.idealSize == CGSize(width: 20, height: 29))
        #expect(provider.askedBefore.load(ordering: .relaxed) == 3)
        #expect(try !host.displayList().items.isEmpty)
    }

    @Test @MainActor func aBrokenOneIsReportedWithItsPlace() {
        struct Poster: View { var body: some View { HStack { Image("broken") } } }
        let host = ViewHost(size: CGSize(width: 100, height: 100), images: Provider()) { Poster() }
        let error = #expect(throws: ImageError.self) { try host.displayList() }
        #expect(error?.description == "the file \"broken.png\" is no picture (asked for by Poster)")
        #expect(error?.underlying is Broken)
    }

    /// Stacks are not named in messages. If no other view surrounds the image, the message names no view.
    @Test @MainActor func aPlaceWithoutANameIsNotSpokenOf() {
        let host = ViewHost(size: CGSize(width: 100, height: 100), images: Provider()) { HStack { Image("broken") } }
        let error = #expect(throws: ImageError.self) { try host.displayList() }
        #expect(error?.description == "the file \"broken.png\" is no picture")
    }
}
