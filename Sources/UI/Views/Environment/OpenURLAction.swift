// SPDX-License-Identifier: MIT

import Foundation

/// What happens when a view asks for an address to be opened.
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
    /// What has become of an address.
    public struct Result: Sendable {
        enum Kind { case handled, discarded, system(URL?) }
        let kind: Kind

        /// It was opened.
        public static let handled = Result(kind: .handled)
        /// It was dropped.
        public static let discarded = Result(kind: .discarded)
        /// The system is to open it. Here nothing is opened, which a warning of the rendering says.
        public static let systemAction = Result(kind: .system(nil))
        /// The system is to open another address in its place. Here nothing is opened, which a warning of the rendering says.
        public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
        /// The system is to open another address in its place. Here nothing is opened, which a warning of the rendering says.
        public static func systemAction(_ url: URL, prefersInApp: Bool) -> Result { systemAction(url) }
    }

    private let handler: @MainActor @Sendable (URL) -> Result

    /// An action that decides for each address what becomes of it.
    nonisolated public init(handler: @escaping @MainActor (URL) -> Result) {
        self.handler = handler
    }

    /// Opens an address.
    public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

    /// Opens an address.
    ///
    /// - Parameter completion: Is told whether it was opened.
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        switch handler(url).kind {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .system(let other):
            HostServices.current?.warn("\((other ?? url).absoluteString) was to be opened; nothing is opened here")
            completion(false)
        }
    }

    /// Opens an address.
    ///
    /// - Parameter prefersInApp: Without effect: nothing is opened here.
    public func callAsFunction(_ url: URL, prefersInApp: Bool) { callAsFunction(url) }
}

private enum OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

extension EnvironmentValues {
    /// Opens addresses. Where no view around says what becomes of them, nothing is opened, and a warning says so.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}

extension View {
    /// Called with addresses that others open in the app: never, here.
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
}
