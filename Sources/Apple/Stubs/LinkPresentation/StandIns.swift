// SPDX-License-Identifier: MIT

// Generated from StandIns/LinkPresentation.table by `make stand-ins`: change the table instead.
// swift-format-ignore-file

import Foundation
import SwiftUI
import UIKitTypes
open class LPLinkMetadata: NSObject, @unchecked Sendable {
    open var originalURL: URL?
    open var url: URL?
    open var title: String?
    open var iconProvider: NSItemProvider?
    open var imageProvider: NSItemProvider?
    open var videoProvider: NSItemProvider?
    open var remoteVideoURL: URL?
    public override init() { super.init() }
}
/// Fails every request.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
    open var shouldFetchSubresources = true
    open var timeout: TimeInterval = 30
    public override init() { super.init() }
    open func startFetchingMetadata(for url: URL, completionHandler: @escaping (LPLinkMetadata?, (any Error)?) -> Void) {
        completionHandler(nil, LPError(.metadataFetchFailed))
    }
    open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata { throw LPError(.metadataFetchFailed) }
    open func cancel() {}
}
public struct LPError: Error {
    public enum Code: Int, Sendable { case unknown = 1, metadataFetchFailed, metadataFetchCancelled, metadataFetchTimedOut, metadataFetchNotAllowed }
    public let code: Code
    public init(_ code: Code) {
        self.code = code
    }
}
/// Draws a grey box with its name.
@MainActor @preconcurrency
open class LPLinkView: UIView {
    open var metadata = LPLinkMetadata()
    public convenience init(url: URL) {
        self.init(frame: .zero)
        metadata.originalURL = url
    }
    public convenience init(metadata: LPLinkMetadata) {
        self.init(frame: .zero)
        self.metadata = metadata
    }
}
