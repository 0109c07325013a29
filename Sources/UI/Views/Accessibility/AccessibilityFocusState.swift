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
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
    private var bits: UInt8 = 0

    /// One that speaks.
    public static let voiceOver = AccessibilityTechnologies(bits: 1)
    /// One that moves along with a switch.
    public static let switchControl = AccessibilityTechnologies(bits: 2)

    /// None.
    public init() {}
    private init(bits: UInt8) { self.bits = bits }

    /// Those of both.
    public func union(_ other: Self) -> Self { Self(bits: bits | other.bits) }
    /// Those in both.
    public func intersection(_ other: Self) -> Self { Self(bits: bits & other.bits) }
    /// Those in one of both.
    public func symmetricDifference(_ other: Self) -> Self { Self(bits: bits ^ other.bits) }
    /// Adds those of `other`.
    public mutating func formUnion(_ other: Self) { self = union(other) }
    /// Keeps those in both.
    public mutating func formIntersection(_ other: Self) { self = intersection(other) }
    /// Keeps those in one of both.
    public mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }
    /// Whether `member` is among them.
    public func contains(_ member: Self) -> Bool { bits & member.bits == member.bits }
    /// Adds `newMember`.
    @discardableResult
    public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        defer { bits |= newMember.bits }
        return (!contains(newMember), newMember)
    }
    /// Takes `member` away.
    @discardableResult
    public mutating func remove(_ member: Self) -> Self? {
        defer { bits &= ~member.bits }
        return contains(member) ? member : nil
    }
    /// Adds `newMember`.
    @discardableResult
    public mutating func update(with newMember: Self) -> Self? {
        defer { bits |= newMember.bits }
        return contains(newMember) ? newMember : nil
    }
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
