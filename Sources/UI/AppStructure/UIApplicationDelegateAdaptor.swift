// SPDX-License-Identifier: MIT

import CRuntime
import Combine
import Foundation
import UIKitTypes
import ViewGraph
import Views

/// Creates the delegate, but calls none of its methods. Rendering warns about this.
@MainActor @preconcurrency @propertyWrapper
@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
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
        UIApplication.shared.delegate = delegate
        HostServices.current?.warn(
            "UIApplicationDelegateAdaptor: \(DelegateType.self) is made, but not told that the app was started")
        return delegate
    }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// - Parameter delegateType: A class with an initializer without arguments.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) { delegate = Self.make() }

    public var projectedValue: ObservedObject<DelegateType>.Wrapper {
        ObservedObject(wrappedValue: delegate).projectedValue
    }
}
