// SPDX-License-Identifier: MIT

/// Tracks which view has the focus of an assistive technology. No such technology runs here, so only view code changes
/// the value.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    @State private var value: Value

    @propertyWrapper
    public struct Binding {
        fileprivate let binding: ViewGraph.Binding<Value>

        public var wrappedValue: Value {
            get { binding.wrappedValue }
            nonmutating set { binding.wrappedValue = newValue }
        }

        public var projectedValue: Binding { self }
    }

    public init() where Value == Bool { _value = State(initialValue: false) }
    public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }
    public init<T: Hashable>() where Value == T? { _value = State(initialValue: nil) }
    public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { self.init() }

    public var wrappedValue: Value {
        get { value }
        nonmutating set { value = newValue }
    }

    public var projectedValue: Binding { Binding(binding: $value) }
}

public struct AccessibilityTechnologies: _BitSet {
    /// One bit per technology.
    public var _bits: UInt32
    public init(_bits: UInt32) { self._bits = _bits }

    public static let voiceOver = Self(_bits: 1)
    public static let switchControl = Self(_bits: 2)
}

extension View {
    /// Has no effect: no assistive technology moves the focus here.
    nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibility { _ in }
    }

    /// Has no effect: no assistive technology moves the focus here.
    nonisolated public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { _ in }
    }

    /// Has no effect: no assistive technology moves the focus here.
    nonisolated public func accessibilityDefaultFocus<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
    ) -> some View { withoutEffect(self, .accessibility) }
}
