// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing
import UniformTypeIdentifiers

@Suite struct ItemProviderTests {
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
}
