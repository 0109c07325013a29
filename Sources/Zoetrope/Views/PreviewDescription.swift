import Foundation
import Geometry
import PreviewSupport
import Views

/// One thing that an author's file has to show.
public struct PreviewDescription: Sendable {
    /// What it is called; nil for one without a name.
    public let name: String?
    /// The canvas, in points.
    public let size: CGSize
    /// What the device covers of the canvas's edges, in points.
    public let safeAreaInsets: EdgeInsets
    /// What is shown.
    public let content: @MainActor @Sendable () -> AnyView

    /// A phone of 2024: points, and what its island and its bar cover.
    public static let phone = (
        size: CGSize(width: 393, height: 852), safeAreaInsets: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
    )

    /// The same on its side.
    public static let lyingPhone = (
        size: CGSize(width: 852, height: 393), safeAreaInsets: EdgeInsets(top: 0, leading: 59, bottom: 21, trailing: 59)
    )

    /// The view of a closure, on the canvas that it asks for with `previewLayout`, or else on that of a phone.
    ///
    /// - Parameters:
    ///   - name: What to call it, where it does not say so by `previewDisplayName`.
    ///   - fits: As large as the view is, whatever it asks for.
    ///   - layout: What it asks for, where the view itself does not.
    ///   - isLandscape: The phone lies on its side.
    @MainActor
    public init(
        named name: String?, fits: Bool = false, layout: PreviewLayout? = nil, isLandscape: Bool = false,
        content: @escaping @MainActor @Sendable () -> AnyView
    ) {
        self.content = content
        let device = isLandscape ? Self.lyingPhone : Self.phone
        let host = ViewHost(size: device.size, safeAreaInsets: device.safeAreaInsets, content: content)
        self.name = host.previewDisplayName ?? name
        let own = (fits ? .sizeThatFits : host.previewLayout ?? layout)?.canvas(on: device.size, of: content)
        size = own ?? device.size
        safeAreaInsets = own == nil ? device.safeAreaInsets : EdgeInsets()
    }

    /// Each of the views that `content` lists. Those without names of their own are called `name`, with their numbers where
    /// there are several.
    @MainActor
    public static func previews(
        named name: String, fits: Bool = false, content: @escaping @MainActor @Sendable () -> any View
    ) -> [PreviewDescription] {
        let count = previewMembers(of: content()).count
        return (0..<count).map { index in
            PreviewDescription(named: count == 1 ? name : "\(name) \(index + 1)", fits: fits) {
                // Made anew: how many there are may depend on anything, what they are does not.
                let members = previewMembers(of: content())
                return members.indices.contains(index) ? AnyView.erased(members[index]) : AnyView(EmptyView())
            }
        }
    }

    /// What `#Preview`s show.
    @MainActor
    public static func previews(of registries: [any PreviewRegistry.Type], fits: Bool = false) -> [PreviewDescription] {
        registries.compactMap { registry in
            guard let preview = try? registry.makePreview() else { return nil }
            let content = preview.body
            return PreviewDescription(
                named: preview.name, fits: fits, layout: preview.layout, isLandscape: preview.isLandscape
            ) {
                AnyView.erased(content())
            }
        }
    }
}

extension PreviewLayout {
    /// The canvas of a view, in points; nil: that of the device.
    @MainActor
    func canvas<Content: View>(on device: CGSize, of content: () -> Content) -> CGSize? {
        switch self {
        case .fixed(let width, let height): return CGSize(width: width, height: height)
        case .sizeThatFits:
            // Only here are images loaded for the sake of a size. They are those of the usual folders: the size is the
            // view's, whatever other folders a rendering names.
            let assets = AssetLibrary(directories: AssetFolders.search())
            return ViewHost(size: device, images: assets, content: content).idealSize
        case .device: return nil
        }
    }
}
