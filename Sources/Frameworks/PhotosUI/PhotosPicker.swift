// SPDX-License-Identifier: MIT

import Foundation
import Controls
import SwiftUI
import Interaction

/// A button that lets people choose pictures of theirs. There are none here: it is drawn, and a warning says so when it is
/// touched.
public struct PhotosPicker<Label: View>: View {
    private let label: Label

    private init(label: Label) { self.label = label }

    /// The button.
    public var body: some View {
        Button {
            HostServices.warn("PhotosPicker: there are no pictures to choose from here")
        } label: {
            label
        }
    }
}

extension PhotosPicker {
    /// For one picture.
    public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        @ViewBuilder label: () -> Label
    ) { self.init(label: label()) }

    /// For several pictures.
    public init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        @ViewBuilder label: () -> Label
    ) { self.init(label: label()) }

    /// For one picture.
    public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
    ) { self.init(label: label()) }
}

extension PhotosPicker where Label == Text {
    /// For one picture.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) { self.init(label: Text(titleKey)) }

    /// For several pictures.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) { self.init(label: Text(titleKey)) }

    /// For one picture.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) { self.init(label: Text(title)) }
}

/// A picture that somebody has chosen. Nobody has.
public struct PhotosPickerItem: Equatable, Hashable, Sendable {
    /// How pictures are handed over.
    public struct EncodingDisambiguationPolicy: Equatable, Hashable, Sendable {
        private let name: String
        /// As the system has it.
        public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
        /// As they are.
        public static let current = EncodingDisambiguationPolicy(name: "current")
        /// So that others read them.
        public static let compatible = EncodingDisambiguationPolicy(name: "compatible")
    }

    /// The name of the picture in its library.
    public let itemIdentifier: String?
    /// The forms that it has.
    public var supportedContentTypes: [UTType] { [] }

    /// A picture by its name.
    public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }

    /// What the picture is, as a value; nil: there is none.
    public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? { nil }
}

/// When a choice counts.
public struct PhotosPickerSelectionBehavior: Equatable, Hashable, Sendable {
    private let name: String
    /// As the system has it.
    public static let `default` = PhotosPickerSelectionBehavior(name: "default")
    /// In the order in which pictures were chosen.
    public static let ordered = PhotosPickerSelectionBehavior(name: "ordered")
    /// At once.
    public static let continuous = PhotosPickerSelectionBehavior(name: "continuous")
}

/// Which pictures may be chosen.
public struct PHPickerFilter: Equatable, Hashable, Sendable {
    private let name: String
    /// Still ones.
    public static let images = PHPickerFilter(name: "images")
    /// Films.
    public static let videos = PHPickerFilter(name: "videos")
    /// Ones that move a little.
    public static let livePhotos = PHPickerFilter(name: "livePhotos")
    /// Those of the screen.
    public static let screenshots = PHPickerFilter(name: "screenshots")
    /// Those of any of these kinds.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(name: "any") }
    /// Those of all of these kinds.
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(name: "all") }
    /// Those of another kind.
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(name: "not") }
}

/// The pictures of a device, of which there are none.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
    private static let only = PHPhotoLibrary()
    /// That of the device.
    open class func shared() -> PHPhotoLibrary { only }
}

private let noPictures = "photosPicker: there are no pictures to choose from here"

extension View {
    /// Lets people choose a picture while `isPresented` is true. There are none here.
    public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) -> some View { saying(noPictures, instead: isPresented) }

    /// Lets people choose pictures while `isPresented` is true. There are none here.
    public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) -> some View { saying(noPictures, instead: isPresented) }
}
