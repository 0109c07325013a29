/// A number that is not in its range. One line, with the value and the bound.
public struct LimitError: Error, Equatable, CustomStringConvertible {
    public var quantity: String
    public var value: String
    public var bound: String

    public init(_ quantity: String, _ value: String, mustBe bound: String) {
        self.quantity = quantity
        self.value = value
        self.bound = bound
    }

    public var description: String { "\(quantity) is \(value), but must be \(bound)" }

    /// "2", not "2.0".
    public static func text(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
    }
}
