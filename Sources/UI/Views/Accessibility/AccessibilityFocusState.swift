// SPDX-License-Identifier: MIT

/// Which of some views an assistive technology speaks about. None is running here: the state keeps what is written to it, and
/// is never written by the system.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    @State private var value: Value

    /// Reads and moves the focus from elsewhere.
    @propertyWrapper
    public struct Binding {
        fileprivate let binding: ViewGraph.Binding<Value>

        /// The value of the view that is spoken about.
        public var wrappedValue: Value {
            get { binding.wrappedValue }
            nonmutating set { binding.wrappedValue = newValue }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }

    /// Whether one view is spoken about.
    public init() where Value == Bool { _value = State(initialValue: false) }
    /// Whether one view is spoken about, by some technologies.
    public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }
    /// Which of several views is spoken about; nil where none of them is.
    public init<T: Hashable>() where Value == T? { _value = State(initialValue: nil) }
    /// Which of several views is spoken about, by some technologies; nil where none of them is.
    public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { self.init() }

    /// The value of the view that is spoken about.
    public var wrappedValue: Value {
        get { value }
        nonmutating set { value = newValue }
    }

    /// For `accessibilityFocused(_:equals:)`, and for other views.
    public var projectedValue: Binding { Binding(binding: $value) }
}

/// Programs that people use an app by.
public struct AccessibilityTechnologies: _BitSet {
    /// For this engine: one for each technology.
    public var _bits: UInt32
    /// For this engine: the technologies by their bits.
    public init(_bits: UInt32) { self._bits = _bits }

    /// One that speaks.
    public static let voiceOver = Self(_bits: 1)
    /// One that moves along with a switch.
    public static let switchControl = Self(_bits: 2)
}

extension View {
    /// Ties whether this view is spoken about to a state.
    nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibility { _ in }
    }

    /// Ties whether this view is spoken about to a state that has one value for each of several views.
    nonisolated public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { _ in }
    }

    /// Which view is spoken about first.
    nonisolated public func accessibilityDefaultFocus<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
    ) -> some View { self }
}
