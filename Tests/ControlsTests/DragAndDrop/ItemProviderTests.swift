// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Synchronization
import Testing
import UniformTypeIdentifiers

@Suite struct ItemProviderTests {
    private final class Log: Sendable { let data = Mutex<[Data?]>([]) }

    @Test func itemsAreLoadedByTheirType() {
        let provider = NSItemProvider(object: "text")
        var found: [String?] = []
        provider.loadItem(forTypeIdentifier: UTType.plainText.identifier) { item, error in
            found.append((item as? NSString).map { String(describing: $0) })
            #expect(error == nil)
        }
        provider.loadItem(forTypeIdentifier: UTType.png.identifier, options: nil) { item, error in
            #expect(item == nil && error != nil)
        }
        #expect(found == ["text"])
        provider.loadDataRepresentation(forTypeIdentifier: UTType.text.identifier) { data, error in
            #expect(data == Data("text".utf8) && error == nil)
        }
    }

    @Test func aRegisteredRepresentationIsLoaded() {
        let (provider, log) = (NSItemProvider(), Log())
        provider.registerDataRepresentation(forTypeIdentifier: UTType.plainText.identifier, visibility: .all) { done in
            done(Data("a".utf8), nil)
            return nil
        }
        provider.registerDataRepresentation(for: .png) { done in
            done(Data("b".utf8), nil)
            return nil
        }
        #expect(provider.hasItemConformingToTypeIdentifier(UTType.text.identifier))
        provider.loadDataRepresentation(forTypeIdentifier: UTType.image.identifier) { data, _ in
            log.data.withLock { $0.append(data) }
        }
        provider.loadItem(forTypeIdentifier: UTType.text.identifier) { item, _ in
            let data = (item as? NSData).map { Data(referencing: $0) }
            log.data.withLock { $0.append(data) }
        }
        #expect(log.data.withLock { $0 } == [Data("b".utf8), Data("a".utf8)])
    }
}
