/// A place in a picture, in 65536ths of its pixels.
struct FixedPoint {
    var u: Int
    var v: Int

    @inline(__always)
    init(_ u: Double, _ v: Double) {
        self.u = Int(u * 65536 + 0.5)
        self.v = Int(v * 65536 + 0.5)
    }

    init(_ p: SIMD2<Double>) {
        u = Int((p.x * 65536).rounded())
        v = Int((p.y * 65536).rounded())
    }

    static let zero = FixedPoint(.zero)

    @inline(__always)
    mutating func move(by other: FixedPoint, _ times: Int = 1) {
        u &+= other.u &* times
        v &+= other.v &* times
    }
}
