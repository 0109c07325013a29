// SPDX-License-Identifier: MIT

import Foundation

@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
    public struct Result: Sendable {
        enum Kind { case handled, discarded, system(URL?) }
        let kind: Kind

        public static let handled = Result(kind: .handled)
        public static let discarded = Result(kind: .discarded)
        /// Opens nothing; the render emits a warning.
        public static let systemAction = Result(kind: .system(nil))
        /// Opens nothing; the render emits a warning.
        public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
        /// Opens nothing; the render emits a warning.
        public static func systemAction(_ url: URL, prefersInApp: Bool) -> Result { systemAction(url) }
    }

    private let handler: @MainActor @Sendable (URL) -> Result

    nonisolated public init(handler: @escaping @MainActor (URL) -> Result) {
        self.handler = handler
    }

    public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        switch handler(url).kind {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .system(let other):
            HostServices.current?.warn("\((other ?? url).absoluteString) was to be opened; nothing is opened here")
            completion(false)
        }
    }

    /// Ignores `prefersInApp`: nothing is opened here.
    public func callAsFunction(_ url: URL, prefersInApp: Bool) { callAsFunction(url) }
}

private enum OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

extension EnvironmentValues {
    /// Without a handler from an enclosing view, opens nothing and emits a warning.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}

extension View {
    /// Has no effect: no URL is ever opened in the app.
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        withoutEffect(self, .system)
    }
}
