import Foundation

/// Parts of the window that views normally keep clear of.
@frozen public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// What bars and the edges of a device cover.
    public static let container = SafeAreaRegions(rawValue: 1 << 0)
    public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
    public static let all = SafeAreaRegions(rawValue: .max)
}

extension View {
    /// Lets the view reach under what covers the edges of a window. Nothing covers the edges of a picture, so the view
    /// stays as it is.
    nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        self
    }

    /// The older name of `ignoresSafeArea`; here, too, the view stays as it is.
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
}
