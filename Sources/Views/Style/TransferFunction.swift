import Foundation

/// The curve between light and its sRGB encoding, mirrored below zero so that colours outside of sRGB keep their sign.
enum TransferFunction {
    /// From an encoded component to linear light.
    static func linear(_ encoded: Double) -> Double {
        let x = abs(encoded)
        let y = x <= 0.04045 ? x / 12.92 : pow((x + 0.055) / 1.055, 2.4)
        return encoded < 0 ? -y : y
    }

    /// From linear light to an encoded component.
    static func encoded(_ linear: Double) -> Double {
        let x = abs(linear)
        let y = x <= 0.0031308 ? x * 12.92 : 1.055 * pow(x, 1 / 2.4) - 0.055
        return linear < 0 ? -y : y
    }
}
