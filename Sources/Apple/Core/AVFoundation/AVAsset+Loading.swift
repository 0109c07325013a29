// SPDX-License-Identifier: MIT

import Foundation

/// An object whose properties are loaded from a file. Loads fail, because media files are not decoded here.
public protocol AVAsynchronousKeyValueLoading: AnyObject {}

extension AVAsset: AVAsynchronousKeyValueLoading {}
extension AVMetadataItem: AVAsynchronousKeyValueLoading {}

open class AVPartialAsyncProperty<Root: AVAsynchronousKeyValueLoading>: @unchecked Sendable {
    init() {}
}

public final class AVAsyncProperty<Root: AVAsynchronousKeyValueLoading, Value>: AVPartialAsyncProperty<Root>,
    @unchecked Sendable
{}

extension AVAsynchronousKeyValueLoading {
    public func load<T>(_ property: AVAsyncProperty<Self, T>) async throws -> T { throw AVError(.decoderNotFound) }
    public func load<A, B>(
        _ propertyA: AVAsyncProperty<Self, A>, _ propertyB: AVAsyncProperty<Self, B>
    ) async throws -> (A, B) { throw AVError(.decoderNotFound) }
    public func load<A, B, C>(
        _ propertyA: AVAsyncProperty<Self, A>, _ propertyB: AVAsyncProperty<Self, B>,
        _ propertyC: AVAsyncProperty<Self, C>
    ) async throws -> (A, B, C) { throw AVError(.decoderNotFound) }
}

extension AVPartialAsyncProperty where Root: AVAsset {
    public static var duration: AVAsyncProperty<Root, CMTime> { .init() }
    public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> { .init() }
    public static var commonMetadata: AVAsyncProperty<Root, [AVMetadataItem]> { .init() }
    public static var creationDate: AVAsyncProperty<Root, AVMetadataItem?> { .init() }
    public static var isPlayable: AVAsyncProperty<Root, Bool> { .init() }
    public static var isExportable: AVAsyncProperty<Root, Bool> { .init() }
    public static var hasProtectedContent: AVAsyncProperty<Root, Bool> { .init() }
}

extension AVPartialAsyncProperty where Root: AVMetadataItem {
    public static var stringValue: AVAsyncProperty<Root, String?> { .init() }
    public static var numberValue: AVAsyncProperty<Root, NSNumber?> { .init() }
    public static var dateValue: AVAsyncProperty<Root, Date?> { .init() }
    public static var value: AVAsyncProperty<Root, (any NSCopying & NSObjectProtocol)?> { .init() }
    public static var dataValue: AVAsyncProperty<Root, Data?> { .init() }
}
