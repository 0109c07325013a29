// SPDX-License-Identifier: MIT

import CRuntime
import Combine
import Foundation
import SwiftUI

public nonisolated(unsafe) var NSApp: NSApplication! = NSApplication.shared

/// Creates the delegate, but calls none of its methods. Rendering warns about this.
@MainActor @preconcurrency @propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType: NSObject & NSApplicationDelegate>: DynamicProperty {
    private let delegate: DelegateType

    public var wrappedValue: DelegateType { delegate }

    /// - Parameter delegateType: A class with an initializer without arguments.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) { delegate = Self.make() }

    private static func make() -> DelegateType {
        let (base, subclass) = (
            unsafeBitCast(NSObject.self, to: UnsafeRawPointer.self),
            unsafeBitCast(DelegateType.self, to: UnsafeRawPointer.self)
        )
        guard let made = class_make_object(base, subclass) else {
            fatalError("the app's delegate cannot be made: NSObject is not as it was when Zoetrope was built")
        }
        let delegate = Unmanaged<DelegateType>.fromOpaque(made).takeRetainedValue()
        NSApplication.shared.delegate = delegate
        HostServices.current?.warn(
            "NSApplicationDelegateAdaptor: \(DelegateType.self) is made, but not told that the app was started")
        return delegate
    }
}

extension NSApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// - Parameter delegateType: A class with an initializer without arguments.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) { delegate = Self.make() }

    public var projectedValue: ObservedObject<DelegateType>.Wrapper {
        ObservedObject(wrappedValue: delegate).projectedValue
    }
}
