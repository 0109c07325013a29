// SPDX-License-Identifier: MIT

// Generated from StandIns/PhotosUI.table by `make stand-ins`: change the table instead.
// swift-format-ignore-file

import Foundation
import SwiftUI
@_exported import Photos
import UIKit
import SwiftUICore
import Controls
public struct PHPickerConfiguration {
    public var filter: PHPickerFilter?
    public var selectionLimit = 1
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    public var selection = Selection.default
    public var preselectedAssetIdentifiers: [String] = []
    public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }
    public enum Selection: Int, Sendable { case `default`, ordered, continuous, continuousAndOrdered }
    public init() {}
}
/// Picks nothing and is never presented: there is no photo library.
open class PHPickerViewController: UIViewController {
    public let configuration: PHPickerConfiguration
    /// Kept and never called.
    open weak var delegate: (any PHPickerViewControllerDelegate)?
    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) {
        configuration = PHPickerConfiguration()
        super.init(coder: coder)
    }
}
/// The picker keeps its delegate, but never calls it.
@MainActor @preconcurrency
public protocol PHPickerViewControllerDelegate: AnyObject {
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
public struct PHPickerResult {
    public let itemProvider: NSItemProvider
    public let assetIdentifier: String?
}
/// Draws its label as a button, which warns when tapped: there is no photo library. The selection never changes.
public struct PhotosPicker<Label: View>: View {
    private let label: Label
    private init(label: Label) {
        self.label = label
    }
    public var body: some View {
        Button {
            HostServices.warn("PhotosPicker: there are no pictures to choose from here")
        } label: {
            label
        }
    }
}
extension PhotosPicker {
    public init(selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
            preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
            @ViewBuilder label: () -> Label) {
        self.init(label: label())
    }
    public init(selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
            selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
            preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
            @ViewBuilder label: () -> Label) {
        self.init(label: label())
    }
    public init(selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
            preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
            photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label) {
        self.init(label: label())
    }
    public init(selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
            selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
            preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
            photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label) {
        self.init(label: label())
    }
}
extension PhotosPicker where Label == Text {
    public init(_ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
            matching filter: PHPickerFilter? = nil,
            preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic) {
        self.init(label: Text(titleKey))
    }
    public init(_ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
            selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
            preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic) {
        self.init(label: Text(titleKey))
    }
    public init(_ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
            matching filter: PHPickerFilter? = nil,
            preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
            photoLibrary: PHPhotoLibrary) {
        self.init(label: Text(titleKey))
    }
    public init(_ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
            selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
            preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
            photoLibrary: PHPhotoLibrary) {
        self.init(label: Text(titleKey))
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, selection: Binding<[PhotosPickerItem]>,
            maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
            matching filter: PHPickerFilter? = nil,
            preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic) {
        self.init(label: Text(title))
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, selection: Binding<PhotosPickerItem?>,
            matching filter: PHPickerFilter? = nil,
            preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic) {
        self.init(label: Text(title))
    }
}
public struct PhotosPickerItem: Equatable, Hashable, Sendable {
    public struct EncodingDisambiguationPolicy: Equatable, Hashable, Sendable {
        private let name: String
        public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
        public static let current = EncodingDisambiguationPolicy(name: "current")
        public static let compatible = EncodingDisambiguationPolicy(name: "compatible")
    }
    public let itemIdentifier: String?
    public var supportedContentTypes: [UTType] { [] }
    public init(itemIdentifier: String) {
        self.itemIdentifier = itemIdentifier
    }
    /// Always nil: there is no photo library.
    public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? { nil }
}
public struct PhotosPickerSelectionBehavior: Equatable, Hashable, Sendable {
    private let name: String
    public static let `default` = PhotosPickerSelectionBehavior(name: "default")
    public static let ordered = PhotosPickerSelectionBehavior(name: "ordered")
    public static let continuous = PhotosPickerSelectionBehavior(name: "continuous")
}
public struct PhotosPickerStyle: Equatable, Hashable, Sendable {
    private let name: String
    public static let presentation = PhotosPickerStyle(name: "presentation")
    public static let inline = PhotosPickerStyle(name: "inline")
    public static let compact = PhotosPickerStyle(name: "compact")
}
public struct PHPickerFilter: Equatable, Hashable, Sendable {
    private let name: String
    public static let images = PHPickerFilter(name: "images")
    public static let videos = PHPickerFilter(name: "videos")
    public static let livePhotos = PHPickerFilter(name: "livePhotos")
    public static let screenshots = PHPickerFilter(name: "screenshots")
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(name: "any") }
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(name: "all") }
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(name: "not") }
}
private let noPictures = "photosPicker: there are no pictures to choose from here"
extension View {
    /// Has an effect for `presentation` only: there is no picker to show inline.
    public nonisolated func photosPickerStyle(_ style: PhotosPickerStyle) -> some View { unsupported(self, "photosPickerStyle", when: style != .presentation) }
    /// Warns and resets `isPresented`.
    public func photosPicker(isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic) -> some View { warning(noPictures, instead: isPresented) }
    /// Warns and resets `isPresented`.
    public func photosPicker(isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic) -> some View { warning(noPictures, instead: isPresented) }
}
